import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { subscribeToPush } from '@pepwell/contract/reminders/notifications.calls'
import { type TextReach, textReachOf } from '@pepwell/domain/accounts/phone'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { noTextsBecause } from './no-texts.ts'
import { phoneText } from './phone-words.ts'
import { PreferenceSwitch, type Preferences } from './preference-switch.tsx'
import { PushRow } from './push-row.tsx'

interface MethodsCardProps {
  user: CurrentUser
  preferences: Preferences
}

const smsText: Record<Exclude<TextReach, 'yes'>, string> = {
  'no-number': 'Add a phone number first.',
  abroad: 'We can only text US and Canadian numbers.',
}

function smsAbout(phoneNumber: string | null, isStopped: boolean): string {
  const reach = textReachOf(phoneNumber)
  if (reach !== 'yes') return smsText[reach]
  const number = phoneText(phoneNumber ?? '')
  return isStopped
    ? `You texted STOP from ${number}. Reply START to our texts to get them again.`
    : `We text ${number}.`
}

function SmsSwitch({ user: { phoneNumber }, preferences }: MethodsCardProps) {
  const { textsStopped } = preferences
  return (
    <PreferenceSwitch
      name="smsNotifications"
      label="SMS notifications"
      description={smsAbout(phoneNumber, textsStopped)}
      preferences={preferences}
      instead={noTextsBecause(phoneNumber, textsStopped)}
    />
  )
}

/** Notification channels. */
export function MethodsCard({ user, preferences }: MethodsCardProps) {
  const client = useQueryClient()
  return (
    <Card as="section" aria-labelledby="notification-methods">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="notification-methods">
          Notification Methods
        </CardTitle>
        <CardText>Choose per reminder which of these it uses.</CardText>
      </CardHeader>
      <div className="-mb-3 divide-y divide-line">
        <PreferenceSwitch
          name="inAppNotifications"
          label="In-app notifications"
          description="In your inbox (the bell), on every device."
          preferences={preferences}
        />
        <PreferenceSwitch
          name="emailNotifications"
          label="Email notifications"
          description={`To ${user.email}${user.emailProvedAt ? '' : ', once you verify it'}.`}
          preferences={preferences}
        />
        <SmsSwitch user={user} preferences={preferences} />
        <PushRow
          userId={user.id}
          onChanged={() => void invalidateTags(client, subscribeToPush.invalidatesTags)}
        />
      </div>
    </Card>
  )
}
