import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountDataCard } from '../features/accounts/account-data/account-data-card.tsx'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { FirstRun } from '../features/accounts/profile/first-run/first-run.tsx'
import { PictureCard } from '../features/accounts/profile/picture-card.tsx'
import { PrivacyCard } from '../features/accounts/profile/privacy-card.tsx'
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx'
import { PasskeysCard } from '../features/accounts/security/passkeys-card.tsx'
import { TwoStepCard } from '../features/accounts/security/two-step-card.tsx'
import { SessionsCard } from '../features/accounts/sessions/sessions-card.tsx'
import { UsernameCard } from '../features/accounts/username/username-card.tsx'
import { EmailNotice } from '../features/accounts/verification/email-notice.tsx'
import { SitesCard } from '../features/doses/sites/sites-card.tsx'
import { channelsQuery } from '../features/notifications/settings/settings.api.ts'
import { ProteinTarget } from '../features/nutrition/targets/protein-target.tsx'
import { progressQuery } from '../features/weight/weight.api.ts'
import { HydrationBoundary } from '../ui/hydration-boundary.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { Notifications } from './profile/notifications.tsx'
import { ProgressBar } from './profile/progress-bar.tsx'

function MailNotice({ user }: { user: CurrentUser }) {
  const { data: channels } = useQuery(channelsQuery)
  const isInOutbox = channels?.find(({ channel }) => channel === 'email')?.isInOutbox ?? false
  return <EmailNotice user={user} isInOutbox={isInOutbox} />
}

/** On phones the theme switch is here; wide screens have it in the top bar. */
const ProfileHeader = ({ children }: { children?: ReactNode }) => (
  <div className="flex items-start justify-between gap-4">
    <PageHeader title="Profile">{children}</PageHeader>
    <span className="md:hidden">
      <ThemeToggle />
    </span>
  </div>
)

/** If an incomplete profile locks the app, only the required questions show. */
const Newcomer = ({ user }: { user: CurrentUser }) => (
  <div className="mx-auto max-w-xl">
    <ProfileHeader />
    <div className="flex flex-col gap-5">
      <FirstRun user={user} />
      <MailNotice user={user} />
      <AccountDataCard user={user} />
    </div>
  </div>
)

function ProfileOf({ user }: { user: CurrentUser }) {
  const { data: way } = useQuery(progressQuery)
  return (
    <>
      <ProfileHeader>Your details, your goal and how others find you.</ProfileHeader>
      <div className="flex flex-col gap-5">
        <MailNotice user={user} />
        <HydrationBoundary>
          <ProfileForm
            user={user}
            progress={{
              way,
              bar: <ProgressBar user={user} progress={way} />,
              protein: (unit) => <ProteinTarget unit={unit} />,
            }}
          />
        </HydrationBoundary>
        <HydrationBoundary>
          <PictureCard user={user} />
        </HydrationBoundary>
        <HydrationBoundary>
          <UsernameCard user={user} />
        </HydrationBoundary>
        <HydrationBoundary>
          <PrivacyCard user={user} />
        </HydrationBoundary>
        <HydrationBoundary>
          <SitesCard />
        </HydrationBoundary>
        <HydrationBoundary>
          <Notifications user={user} />
        </HydrationBoundary>
        <HydrationBoundary>
          <SessionsCard timeZone={user.timeZone} />
          <TwoStepCard user={user} />
          <PasskeysCard user={user} />
          <AccountDataCard user={user} />
        </HydrationBoundary>
      </div>
    </>
  )
}

export default function ProfilePage() {
  const { user } = useCurrentUser()
  if (!user) return null
  return needsProfileSetup(user) ? (
    <Newcomer key={user.id} user={user} />
  ) : (
    <ProfileOf key={user.id} user={user} />
  )
}
