import type { CurrentUser } from '@pepwell/contract/accounts'
import { type ReactNode, useEffect } from 'react'
import { fetchToasts } from '../../ui/toaster.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { QuickActionsMenu } from './quick-actions-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

interface MemberShellProps {
  user: CurrentUser
  /** the profile is incomplete: there is nowhere to go but here and out */
  confined: boolean
  children: ReactNode
}

/** What surrounds every page of somebody signed in. */
export default function MemberShell({ user, confined, children }: MemberShellProps) {
  useEffect(fetchToasts, [])
  return (
    <>
      <SkipLink />
      <TopBar user={user} confined={confined} />
      <PhoneBar user={user} confined={confined} />
      {/* The room below keeps the last row clear of the tab bar and the floating button. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-6 pb-[calc(9.5rem+env(safe-area-inset-bottom))] md:px-6 md:pt-10 md:pb-28"
      >
        {children}
      </main>
      {!confined && <QuickActionsMenu />}
      {!confined && <TabBar user={user} />}
    </>
  )
}
