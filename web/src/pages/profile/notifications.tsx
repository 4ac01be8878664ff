import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { VerifyEmailFirst } from '../../features/accounts/verification/verify-email-first.tsx'
import { MeasuringCard } from '../../features/measurements/measuring-card.tsx'
import { textsUnavailableReason } from '../../features/notifications/settings/no-texts.ts'
import { NotificationPreferences } from '../../features/notifications/settings/notification-preferences.tsx'
import { channelsQuery, preferencesQuery } from '../../features/notifications/settings/settings.api.ts'
import { IndividualReminders } from '../../features/reminders/individual/individual-reminders.tsx'

/** Notification settings, including each reminder's. */
export default function Notifications({ user }: { user: CurrentUser }) {
  const { data: channels = [] } = useQuery(channelsQuery)
  const { data: { textsStopped = false } = {} } = useQuery(preferencesQuery)
  const navigate = useNavigate()
  const off = channels.filter(({ isOn }) => !isOn).map(({ channel }) => channel)
  return (
    <NotificationPreferences
      user={user}
      onChangeNumber={() => navigate('/profile?tab=account#phone-number')}
      verifyEmail={<VerifyEmailFirst>Then we text you a code.</VerifyEmailFirst>}
    >
      <MeasuringCard />
      <IndividualReminders off={off} noTexts={textsUnavailableReason(user.phoneNumber, textsStopped)} />
    </NotificationPreferences>
  )
}
