import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { AccountDataCard } from '../features/accounts/account-data/account-data-card.tsx'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { EmailNotice } from '../features/accounts/verification/email-notice.tsx'
import { channelsQuery } from '../features/notifications/settings/settings.api.ts'
import { cx } from '../lib/classes.ts'
import { useAddressState } from '../lib/navigation/address-state.ts'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { hiddenPart } from '../ui/hidden-part.tsx'
import { HydrationMarker } from '../ui/hydration-boundary.tsx'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { BodySettings } from './profile/body.tsx'
import { Newcomer } from './profile/newcomer.tsx'
import { isSection, sections } from './profile/sections.ts'
import { SettingsList } from './profile/settings-list.tsx'

// All but the first load when opened.
const views = {
  body: BodySettings,
  account: lazyView<{ user: CurrentUser }>(() => import('./profile/account.tsx')),
  notifications: lazyView<{ user: CurrentUser }>(() => import('./profile/notifications.tsx')),
  security: lazyView<{ user: CurrentUser }>(() => import('./profile/security.tsx')),
  data: AccountDataCard,
  help: lazyView(() => import('./profile/help.tsx')),
}

// Phones show the list of sections first.
const SectionPart = hiddenPart('(min-width: 48rem)')

function MailNotice({ user }: { user: CurrentUser }) {
  const { data: channels } = useQuery(channelsQuery)
  const isInOutbox = channels?.find(({ channel }) => channel === 'email')?.isInOutbox ?? false
  return (
    <div className="mb-5 empty:hidden">
      <EmailNotice user={user} isInOutbox={isInOutbox} />
    </div>
  )
}

const SectionSkeleton = () => (
  <Loading>
    <Skeleton className="h-96 rounded-2xl" />
  </Loading>
)

/** A list of pages; next to the open one on wide screens, before it on phones. */
function Settings({ user }: { user: CurrentUser }) {
  const [asked] = useAddressState('tab')
  const open = isSection(asked) ? asked : undefined
  const shown = open ?? 'body'
  const View = views[shown]
  return (
    <>
      <div className={cx('mb-5 flex items-start justify-between gap-4', open && 'max-md:sr-only')}>
        <h1 className="text-3xl font-bold tracking-tight md:text-4xl">Profile</h1>
        {/* On phones the theme switch is here; wide screens have it in the top bar. */}
        <span className={cx('md:hidden', open && 'hidden')}>
          <ThemeToggle />
        </span>
      </div>
      {(!open || open === 'account') && <MailNotice user={user} />}
      <div className="grid grid-cols-1 items-start gap-x-8 md:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={cx('md:sticky md:top-20', open && 'max-md:hidden')}>
          <SettingsList user={user} open={open} />
        </div>
        <div className={cx('min-w-0', !open && 'max-md:hidden')}>
          <Link
            to="/profile"
            className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1 font-semibold text-accent-ink md:hidden"
          >
            <ChevronLeft className="-ml-1.5 size-5" aria-hidden="true" />
            Profile
          </Link>
          {shown !== 'notifications' && (
            <h2 className="mb-4 text-2xl font-bold tracking-tight">{sections[shown].label}</h2>
          )}
          <LoadBoundary key={shown} failure="We couldn’t load this page" skeleton={<SectionSkeleton />}>
            <div className="flex flex-col gap-5">
              <SectionPart hidden={!open}>
                <View user={user} />
              </SectionPart>
            </div>
            <HydrationMarker />
          </LoadBoundary>
        </div>
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
    <Settings key={user.id} user={user} />
  )
}
