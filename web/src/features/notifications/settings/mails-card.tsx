import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { PreferenceSwitch, type Preferences } from './preference-switch.tsx'

const withoutEmail = 'None while email notifications are off.'

/** What somebody is mailed. The link at the end of a mail turns off the same switches. */
export function MailsCard({ preferences }: { preferences: Preferences }) {
  const { emailNotifications } = preferences
  return (
    <Card as="section" aria-labelledby="mails">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="mails">
          Emails
        </CardTitle>
        <CardText>
          Each email ends with a link that switches off emails of its kind. Emails about your account always
          come.
        </CardText>
      </CardHeader>
      <div className="-mb-3 divide-y divide-line">
        <PreferenceSwitch
          name="reminderMails"
          label="Reminders by email"
          description={emailNotifications ? 'For reminders that you get by email.' : withoutEmail}
          preferences={preferences}
        />
        <PreferenceSwitch
          name="peopleMails"
          label="Friends and messages by email"
          description={
            emailNotifications ? 'When somebody asks to be your friend, or writes to you.' : withoutEmail
          }
          preferences={preferences}
        />
        <PreferenceSwitch
          name="orderMails"
          label="Orders by email"
          description="What you bought, how to pay, and when it is on its way."
          preferences={preferences}
        />
        <PreferenceSwitch
          name="productMails"
          label="Products by email"
          description="Once, when something is back that you asked for."
          preferences={preferences}
        />
      </div>
    </Card>
  )
}
