import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'
import { unusableText } from './channel-words.ts'
import { channelsQuery, remindersQuery } from './reminders.api.ts'

/** Channels that active reminders chose but that are off. */
function useUnusableText(): string | undefined {
  const { data: reminders = [] } = useQuery(remindersQuery)
  const { data: channels = [] } = useQuery(channelsQuery)
  const off = channels.filter(({ isOn }) => !isOn).map(({ channel }) => channel)
  return unusableText(
    reminders.filter(({ isActive }) => isActive),
    off,
  )
}

/** Links to the notification settings, and points out channels that reminders chose but that are off. */
export function NotificationSettingsCard() {
  const unusable = useUnusableText()
  return (
    <Card as="section" aria-labelledby="notification-settings" className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink max-sm:hidden"
      >
        <Settings2 className="size-6" />
      </span>
      <div className="min-w-48 flex-1">
        <CardTitle id="notification-settings">Notification Settings</CardTitle>
        {unusable ? (
          <p className="text-warn-ink">{unusable}, so your reminders won’t reach you there.</p>
        ) : (
          <CardText>Channels, phone number and timing.</CardText>
        )}
      </div>
      <Button asChild variant="secondary" className="max-sm:w-full">
        <Link to="/profile?tab=notifications">Open settings</Link>
      </Button>
    </Card>
  )
}
