import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type TextReach, textReachOf } from '@pepwell/domain/accounts/phone'
import { leadTimes } from '@pepwell/domain/reminders/reminders'
import { minutesText } from '@pepwell/domain/text/minutes-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { DeliveryCheck } from './delivery-check.tsx'
import { MailsCard } from './mails-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { PhoneCode } from './phone-code.tsx'
import { phoneText } from './phone-words.ts'
import type { Preferences } from './preference-switch.tsx'
import { channelsQuery, preferencesQuery, useChangePreferences } from './settings.api.ts'
import { StockCard } from './stock-card.tsx'

interface PhoneCardProps {
  phoneNumber: string | null
  /** the number texted STOP */
  isStopped: boolean
  /** asks for the texted code; undefined if verified */
  code?: ReactNode
  /** the number is part of the profile form and edited there */
  onChange: () => void
}

const hints: Record<TextReach, string> = {
  yes: 'We text this number.',
  'no-number': 'SMS needs a phone number.',
  abroad: 'We can only text US and Canadian numbers (+1 and 10 digits).',
}

const STOPPED = 'You texted STOP. Reply START to get texts again.'

/** The phone number for SMS. */
function PhoneCard({ phoneNumber, isStopped, code, onChange }: PhoneCardProps) {
  return (
    <Card as="section" aria-labelledby="sms-number">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="sms-number">
          Phone Number for SMS Reminders
        </CardTitle>
      </CardHeader>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xl font-semibold tabular-nums">
            {phoneNumber ? phoneText(phoneNumber) : 'No number yet'}
          </p>
          <CardText>{isStopped ? STOPPED : hints[textReachOf(phoneNumber)]}</CardText>
        </div>
        <Button variant="secondary" onClick={onChange} className="max-sm:w-full">
          {phoneNumber ? 'Change number' : 'Add a number'}
        </Button>
      </div>
      {code}
    </Card>
  )
}

/** The default lead time of reminders. */
function TimingCard({ preferences }: { preferences: Preferences }) {
  const { mutate, isPending, variables } = useChangePreferences()
  const chosen = (isPending ? variables.body.reminderLeadTime : undefined) ?? preferences.reminderLeadTime
  return (
    <Card as="section" aria-labelledby="reminder-timing">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="reminder-timing">
          Reminder Timing
        </CardTitle>
      </CardHeader>
      <Field label="Remind me" hint="For new reminders.">
        <Select
          value={chosen}
          onChange={(event) => mutate({ body: { reminderLeadTime: Number(event.target.value) } })}
        >
          {leadTimes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesText(minutes)} before
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  )
}

interface NotificationPreferencesProps {
  user: CurrentUser
  /** opens the phone number field */
  onChangeNumber: () => void
  /** asks for a verified email before sending a code */
  verifyEmail: ReactNode
  /** settings of individual reminders */
  children: ReactNode
}

const Placeholder = () => (
  <Loading className="grid gap-5 lg:grid-cols-2">
    <Skeleton className="h-233 rounded-2xl sm:h-203" />
    <Skeleton className="h-212 rounded-2xl sm:h-203" />
  </Loading>
)

/** Whether SMS is on but the code is still missing. */
const needsCode = ({ phoneNumber, phoneProvedAt }: CurrentUser, { smsNotifications }: Preferences) =>
  smsNotifications && !phoneProvedAt && textReachOf(phoneNumber) === 'yes'

/** Notification settings, with a delivery test. */
export function NotificationPreferences(props: NotificationPreferencesProps) {
  const { user, onChangeNumber, verifyEmail, children } = props
  const { data, error, isError, isFetching, refetch } = useQuery(preferencesQuery)
  const { data: channels = [] } = useQuery(channelsQuery)
  const textsLieInOutbox = channels.some(({ channel, isInOutbox }) => channel === 'sms' && isInOutbox)
  return (
    <section aria-labelledby="notifications" className="flex flex-col gap-5">
      <h2 id="notifications" className="-mb-1 scroll-mt-2 text-2xl font-bold tracking-tight">
        Notification Preferences
      </h2>
      {data && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <MethodsCard user={user} preferences={data} />
            <MailsCard preferences={data} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <PhoneCard
              phoneNumber={user.phoneNumber}
              isStopped={data.textsStopped}
              onChange={onChangeNumber}
              code={
                needsCode(user, data) &&
                (user.emailProvedAt ? (
                  <PhoneCode isInOutbox={textsLieInOutbox} isAdmin={user.isAdmin} />
                ) : (
                  verifyEmail
                ))
              }
            />
            <TimingCard preferences={data} />
            <StockCard preferences={data} />
            <DeliveryCheck timeZone={user.timeZone} />
          </div>
        </div>
      )}
      {!data && !isError && <Placeholder />}
      {!data && isError && (
        <ErrorState
          title="We couldn’t load your notification preferences"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {children}
    </section>
  )
}
