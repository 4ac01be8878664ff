import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useUnread } from '../../features/chat/rooms.api.ts'
import { InboxBell } from '../../features/notifications/inbox/inbox-bell.tsx'
import { InboxNews } from '../../features/notifications/inbox/inbox-news.tsx'
import { CartLink } from '../../features/shop/cart/cart-link.tsx'
import { useJoinedCart } from '../../features/shop/cart/use-joined-cart.ts'
import { cx } from '../../lib/classes.ts'
import { readWith } from '../../lib/offline/read.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { onIdle, useIdle } from '../../lib/rendering/use-idle.ts'
import { Brand } from '../../ui/brand.tsx'
import { hiddenPart } from '../../ui/hidden-part.tsx'
import { fetchPanels, lazyPanel } from '../../ui/lazy-panel.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { fetchToasts } from '../../ui/toaster.tsx'
import { isInShop } from './in-shop.ts'
import type { InboxProps } from './inbox.tsx'
import { NavLinks } from './nav-links.tsx'
import { hasQuickActions, topNavigation, visibleTo } from './navigation.ts'
import { PhoneBar } from './phone-bar.tsx'
import { QuickActionsMenu } from './quick-actions-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { useLive } from './use-live.ts'
import { useServiceWorker } from './use-service-worker.ts'
import { UserMenu } from './user-menu.tsx'

/** Screens whose reads go in one request; the code for it loads with the first of them. */
const inOneRequest = ['/body', '/insights', '/reminders/vials', '/side-effects']

let batchReads: Promise<typeof import('../../lib/offline/batch-reads.ts')> | undefined

readWith((call, address, alone) => {
  if (!inOneRequest.includes(location.pathname)) return alone()
  // One promise for all: those of a screen continue in the same task.
  batchReads ??= import('../../lib/offline/batch-reads.ts')
  return batchReads.then((module) => module.batchReads(call, address, alone), alone)
})

interface TopBarProps {
  user: CurrentUser
  /** hides destinations that need a complete profile */
  confined: boolean
  /** unread counts by path */
  unread: Record<string, number>
  /** additional controls: inbox, and quick actions or the shop's cart */
  tools: ReactNode
}

/** The top bar on desktop. On tablets its links have icons above labels, like on phones. */
function TopBar({ user, confined, unread, tools }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 hidden h-16 border-b border-line bg-canvas/95 backdrop-blur md:block">
      <div className="mx-auto flex h-full max-w-page items-center gap-6 px-6 max-lg:gap-3">
        <Link to="/" className="flex min-h-11 items-center rounded-xl max-lg:w-9 max-lg:overflow-hidden">
          <Brand />
        </Link>
        {!confined && (
          <nav aria-label="Main">
            <ul className="flex gap-1 max-lg:gap-0">
              <NavLinks
                destinations={visibleTo(user, topNavigation)}
                unread={unread}
                linkStyle="relative flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold whitespace-nowrap transition-colors duration-100 hover:bg-sunken max-xl:flex-col max-xl:justify-center max-xl:gap-0.5 max-xl:text-xs max-lg:px-2"
                unreadStyle="max-xl:absolute max-xl:top-0 max-xl:left-1/2 max-xl:ml-1"
                activeStyle="bg-accent-soft text-accent-ink"
              />
            </ul>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1">
          {tools}
          <ThemeToggle />
          <UserMenu user={user} />
        </div>
      </div>
    </header>
  )
}

// Lazy: loaded on press.
const Inbox = lazyPanel<InboxProps>(() => import('./inbox.tsx'))

// After hydration; until then it shows the server's state.
const ConnectivityStatus = lazyOptional(() => import('./connectivity-status.tsx'))

// Wide screens and phones have different bars; CSS shows one kind.
const WideBars = hiddenPart('(min-width: 48rem)')
const PhoneBars = hiddenPart('(max-width: 47.99rem)')
const PhoneTabs = hiddenPart('(max-width: 47.99rem)')

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
      <WideBars>
        <TopBar user={user} confined={confined} unread={unread} tools={tools} />
      </WideBars>
      <PhoneBars>
        <PhoneBar user={user} confined={confined} tools={tools} />
      </PhoneBars>
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
      {!confined && (
        <PhoneTabs>
          <TabBar user={user} unread={unread} />
        </PhoneTabs>
      )}
      <Inbox user={user} open={isInboxOpen} onOpenChange={setInboxOpen} />
    </>
  )
}
