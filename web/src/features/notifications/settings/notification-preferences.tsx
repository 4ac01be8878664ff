import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { DeliveryCheck } from './delivery-check.tsx'
import { MailsCard } from './mails-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { PhoneCard } from './phone-card.tsx'
import { PhoneCode } from './phone-code.tsx'
import type { Preferences } from './preference-switch.tsx'
import { channelsQuery, preferencesQuery } from './settings.api.ts'
import { StockCard } from './stock-card.tsx'
import { TimingCard } from './timing-card.tsx'

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
    <section aria-labelledby="notifications" className="mt-5 flex flex-col gap-5">
      <h2 id="notifications" className="scroll-mt-2 text-2xl font-bold tracking-tight">
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
