import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { OwnCard } from '../features/friends/own-card.tsx'
import { useAddressState } from '../lib/address-state.ts'
import { Tabs } from '../ui/tabs.tsx'
import { SocialSkeleton } from './social/social-skeleton.tsx'
import { type SocialTab, socialTabs } from './social/tabs.ts'

const contents = {
  friends: lazy(() => import('./social/friends.tsx')),
  chat: lazy(() => import('./social/chat.tsx')),
  stacks: lazy(() => import('./social/stacks.tsx')),
  discover: lazy(() => import('./social/discover.tsx')),
  users: lazy(() => import('./social/users.tsx')),
} satisfies Record<SocialTab, unknown>

function Hub({ user }: { user: CurrentUser }) {
  const [asked, setTab] = useAddressState('tab')
  const tabs = socialTabs.filter(({ isForAdmins }) => user.isAdmin || !isForAdmins)
  const open = tabs.find(({ value }) => value === asked)?.value ?? 'friends'
  const Tab = contents[open]
  return (
    <div data-wide>
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="text-4xl font-bold tracking-tight max-md:sr-only">Social</h1>
        <OwnCard user={user} />
      </header>
      <Tabs
        label="Social"
        tabs={tabs}
        value={open}
        onChange={(tab) => setTab(tab, { asNewPlace: true })}
        className="mt-3 [&>[role=tablist]]:sticky [&>[role=tablist]]:top-14 [&>[role=tablist]]:z-20 [&>[role=tablist]]:bg-canvas [&>[role=tabpanel]]:pt-5 md:[&>[role=tablist]]:top-16"
      >
        <Suspense fallback={<SocialSkeleton />}>
          <Tab />
        </Suspense>
      </Tabs>
    </div>
  )
}

/** The social hub: who one is for others, and what there is to do together. */
export default function Social() {
  const { user } = useCurrentUser()
  return user && <Hub user={user} />
}
