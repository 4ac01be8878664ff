import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { NavLinks } from './nav-links.tsx'
import { topNavigation, visibleTo } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

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
export function TopBar({ user, confined, unread, tools }: TopBarProps) {
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
