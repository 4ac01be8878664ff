import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { PreferenceSwitch, type Preferences } from './preference-switch.tsx'

const withoutEmail = 'Turn on email notifications to get these.'

/** Email preferences. The unsubscribe link in emails changes the same switches. */
export function MailsCard({ preferences }: { preferences: Preferences }) {
  const { emailNotifications } = preferences
  return (
    <Card as="section" aria-labelledby="mails">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="mails">
          Emails
        </CardTitle>
        <CardText>We always send account emails.</CardText>
      </CardHeader>
      <div className="-mb-3 divide-y divide-line">
        <PreferenceSwitch
          name="reminderMails"
          label="Reminders by email"
          description={emailNotifications ? undefined : withoutEmail}
          preferences={preferences}
        />
        <PreferenceSwitch
          name="peopleMails"
          label="Friends and messages by email"
          description={emailNotifications ? undefined : withoutEmail}
          preferences={preferences}
        />
        <PreferenceSwitch name="orderMails" label="Orders by email" preferences={preferences} />
        <PreferenceSwitch
          name="productMails"
          label="Back-in-stock alerts by email"
          description="When a product you asked about is back."
          preferences={preferences}
        />
      </div>
    </Card>
  )
}
