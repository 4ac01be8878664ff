import { Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'

/** Leads to where channels, lead time and the phone number are set. */
export const NotificationSettingsCard = () => (
  <Card as="section" aria-labelledby="notification-settings" className="flex flex-wrap items-center gap-4">
    <span
      aria-hidden="true"
      className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink max-sm:hidden"
    >
      <Settings2 className="size-6" />
    </span>
    <div className="min-w-48 flex-1">
      <CardTitle id="notification-settings">Notification Settings</CardTitle>
      <CardText>Push, email and SMS, your phone number and how early you are told.</CardText>
    </div>
    <Button asChild variant="secondary" className="max-sm:w-full">
      <Link to="/profile">Open settings</Link>
    </Button>
  </Card>
)
