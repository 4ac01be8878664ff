import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { VerifyEmailFirst } from '../../features/accounts/verification/verify-email-first.tsx'
import { noTextsBecause } from '../../features/notifications/settings/no-texts.ts'
import { NotificationPreferences } from '../../features/notifications/settings/notification-preferences.tsx'
import { channelsQuery, preferencesQuery } from '../../features/notifications/settings/settings.api.ts'
import { IndividualReminders } from '../../features/reminders/individual/individual-reminders.tsx'
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts'

/** The phone number is part of the form above. */
function goToNumber(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="phoneNumber"]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Notification settings, including each reminder's. */
export function Notifications({ user }: { user: CurrentUser }) {
  const { data: channels = [] } = useQuery(channelsQuery)
  const { data: { textsStopped = false } = {} } = useQuery(preferencesQuery)
  useHashTarget()
  const off = channels.filter(({ isOn }) => !isOn).map(({ channel }) => channel)
  return (
    <NotificationPreferences
      user={user}
      onChangeNumber={goToNumber}
      verifyEmail={<VerifyEmailFirst>Then we text you a code.</VerifyEmailFirst>}
    >
      <IndividualReminders off={off} noTexts={noTextsBecause(user.phoneNumber, textsStopped)} />
    </NotificationPreferences>
  )
}
