import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUnread } from '../../features/chat/rooms.api.ts'
import { InboxBell } from '../../features/notifications/inbox/inbox-bell.tsx'
import { InboxNews } from '../../features/notifications/inbox/inbox-news.tsx'
import { CartLink } from '../../features/shop/cart/cart-link.tsx'
import { useJoinedCart } from '../../features/shop/cart/use-joined-cart.ts'
import { cx } from '../../lib/classes.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { onIdle, useIdle } from '../../lib/rendering/use-idle.ts'
import { fetchPanels, lazyPanel } from '../../ui/lazy-panel.tsx'
import { fetchToasts } from '../../ui/toaster.tsx'
import { isInShop } from './in-shop.ts'
import type { InboxProps } from './inbox.tsx'
import { hasQuickActions } from './navigation.ts'
import { PhoneBar } from './phone-bar.tsx'
import { QuickActionsMenu } from './quick-actions-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLive } from './use-live.ts'
import { useServiceWorker } from './use-service-worker.ts'

// Lazy: loaded on press.
const Inbox = lazyPanel<InboxProps>(() => import('./inbox.tsx'))

// After hydration; until then it shows the server's state.
const ConnectivityStatus = lazyOptional(() => import('./connectivity-status.tsx'))

/** The performance mark set once the page has rendered and is idle. */
const AT_REST = 'at rest'

/** The bench counts requests before this mark, so it comes before everything that waits for idle. */
const markRest = () => void performance.mark(AT_REST)

interface MemberShellProps {
  user: CurrentUser
  /** the profile is incomplete: only this page and sign-out are available */
  confined: boolean
  children: ReactNode
}

/** The shell around members' pages. */
export default function MemberShell({ user, confined, children }: MemberShellProps) {
  useEffect(() => onIdle(markRest), [])
  const idle = useIdle()
  const [isInboxOpen, setInboxOpen] = useState(false)
  useEffect(() => {
    if (!idle) return
    fetchToasts()
    void fetchPanels()
  }, [idle])
  useLive(user.id, idle)
  useServiceWorker(user.id, idle)
  useJoinedCart(idle)
  const { pathname } = useLocation()
  const unread = { '/social': useUnread(idle && !confined) }
  const tools = !confined && (
    <>
      {isInShop(pathname) && <CartLink isMember ready={idle} />}
      {hasQuickActions(pathname) && <QuickActionsMenu />}
      <InboxBell ready={idle} open={isInboxOpen} onOpen={() => setInboxOpen(true)} />
    </>
  )
  return (
    <>
      <SkipLink />
      <TopBar user={user} confined={confined} unread={unread} tools={tools} />
      <PhoneBar user={user} confined={confined} tools={tools} />
      {idle && (
        <Suspense fallback={null}>
          <ConnectivityStatus user={user} />
        </Suspense>
      )}
      {!confined && <InboxNews ready={idle} />}
      {/* Padding keeps the last row above the tab bar. */}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          isInShop(pathname) ? 'max-w-6xl' : 'max-w-page',
          'mx-auto px-4 pt-6 md:px-6 md:pt-10 md:pb-12',
          '[--bars-below:calc(4rem+env(safe-area-inset-bottom))]',
          hasQuickActions(pathname) ? 'pb-[calc(5.5rem+env(safe-area-inset-bottom))]' : 'pb-(--bars-below)',
        )}
      >
        {children}
      </main>
      {!confined && <TabBar user={user} unread={unread} />}
      <Inbox user={user} open={isInboxOpen} onOpenChange={setInboxOpen} />
    </>
  )
}
