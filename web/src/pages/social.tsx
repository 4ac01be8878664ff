import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { adminStatusQuery } from '../features/accounts/admin-status.ts'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { badgeCount } from '../features/chat/room-words.ts'
import { useUnread } from '../features/chat/rooms.api.ts'
import { OwnCard } from '../features/friends/own-card.tsx'
import { useAddressState } from '../lib/navigation/address-state.ts'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import { Tabs } from '../ui/tabs.tsx'
import Friends from './social/friends.tsx'
import { SocialSkeleton } from './social/social-skeleton.tsx'
import { type SocialTab, socialTabs } from './social/tabs.ts'

const contents = {
  // The default tab is bundled; others are lazy.
  friends: Friends,
  chat: lazyView(() => import('./social/chat.tsx')),
  stacks: lazyView(() => import('./social/stacks.tsx')),
  discover: lazyView(() => import('./social/discover.tsx')),
  users: lazyView(() => import('./social/users.tsx')),
} satisfies Record<SocialTab, unknown>

/** The visible tabs; "everyone" is for admins with the member permission. */
function useTabs({ isAdmin }: CurrentUser) {
  const { data: status, isPending } = useQuery({ ...adminStatusQuery, enabled: isAdmin })
  const seesAll = isAdmin && status !== undefined && mayEnter(status.permissions, 'members')
  const unread = useUnread(true)
  const tabs = socialTabs
    .filter(({ isForAdmins }) => seesAll || !isForAdmins)
    .map((tab) =>
      tab.value === 'chat' && unread > 0 ? { ...tab, badge: badgeCount(unread), isNews: true } : tab,
    )
  return { tabs, isKnown: !isAdmin || !isPending }
}

function Hub({ user }: { user: CurrentUser }) {
  const [asked, setTab] = useAddressState('tab')
  const { tabs, isKnown } = useTabs(user)
  const open = tabs.find(({ value }) => value === asked)?.value ?? 'friends'
  const Tab = contents[open]
  return (
    <div data-tall className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="text-4xl font-bold tracking-tight max-md:sr-only">Social</h1>
        <OwnCard user={user} />
      </header>
      <Tabs
        label="Social"
        tabs={tabs}
        value={open}
        onChange={(tab) => setTab(tab, { asNewPlace: true })}
        className="mt-3 flex min-h-0 flex-1 flex-col [&>[role=tablist]]:shrink-0 [&>[role=tabpanel]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col [&>[role=tablist]]:sticky [&>[role=tablist]]:top-14 [&>[role=tablist]]:z-20 [&>[role=tablist]]:bg-canvas [&>[role=tabpanel]]:pt-5 md:[&>[role=tablist]]:top-16"
      >
        <LoadBoundary failure="We couldn’t load this tab" skeleton={<SocialSkeleton />}>
          {isKnown || asked !== 'users' ? <Tab /> : <SocialSkeleton />}
        </LoadBoundary>
      </Tabs>
    </div>
  )
}

/** The social hub: profile, friends and shared content. */
export default function Social() {
  const { user } = useCurrentUser()
  return user && <Hub user={user} />
}
