import type { CurrentUser } from '@pepwell/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { PasskeysCard } from '../features/accounts/keys/passkeys-card.tsx'
import { TwoStepCard } from '../features/accounts/keys/two-step-card.tsx'
import { OwnDataCard } from '../features/accounts/own-data/own-data-card.tsx'
import { PrivacyCard } from '../features/accounts/profile/privacy-card.tsx'
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx'
import { EmailNotice } from '../features/accounts/proof/email-notice.tsx'
import { SessionsCard } from '../features/accounts/sessions/sessions-card.tsx'
import { UsernameCard } from '../features/accounts/username/username-card.tsx'
import { channelsQuery } from '../features/notifications/settings/settings.api.ts'
import { ProteinTarget } from '../features/nutrition/targets/protein-target.tsx'
import { progressQuery } from '../features/weight/weight.api.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Notifications } from './profile/notifications.tsx'
import { ProgressBar } from './profile/progress-bar.tsx'

function ProfileOf({ user }: { user: CurrentUser }) {
  const { data: way } = useQuery(progressQuery)
  const { data: channels } = useQuery(channelsQuery)
  const isInOutbox = channels?.find(({ channel }) => channel === 'email')?.isInOutbox ?? false
  return (
    <>
      <PageHeader title="Profile">Your details, your goal and how others find you.</PageHeader>
      <div className="flex flex-col gap-5">
        <EmailNotice user={user} isInOutbox={isInOutbox} />
        <ProfileForm
          user={user}
          progress={{ way, bar: <ProgressBar user={user} progress={way} />, protein: <ProteinTarget /> }}
        />
        <UsernameCard user={user} />
        <PrivacyCard user={user} />
        <Notifications user={user} />
        <SessionsCard timeZone={user.timeZone} />
        <TwoStepCard timeZone={user.timeZone} />
        <PasskeysCard timeZone={user.timeZone} />
        <OwnDataCard user={user} />
      </div>
    </>
  )
}

export default function ProfilePage() {
  const { user } = useCurrentUser()
  return user && <ProfileOf key={user.id} user={user} />
}
