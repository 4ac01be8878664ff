import { NavLinks } from './nav-links.tsx'
import { tabs, visibleTo } from './navigation.ts'

/** A pill with the icon, filled on the current page, above a one-line label. */
const tab =
  'relative flex min-w-fit flex-1 flex-col items-center justify-center gap-0.5 -outline-offset-3 ' +
  'text-[0.71875rem] font-semibold whitespace-nowrap ' +
  '[&>svg]:h-7 [&>svg]:w-12 [&>svg]:rounded-full [&>svg]:px-3.5 [&>svg]:py-1 ' +
  '[&>svg]:transition-colors [&>svg]:duration-150'

/** The bottom tab bar on phones; it scrolls at high zoom. */
export function TabBar({ user, unread }: { user: { isAdmin: boolean }; unread: Record<string, number> }) {
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-safe-0 md:hidden"
    >
      <ul className="flex h-16 overflow-x-auto overflow-y-hidden [scrollbar-width:none]">
        <NavLinks
          destinations={visibleTo(user, tabs)}
          unread={unread}
          unreadStyle="absolute top-1 left-1/2 ml-1.5 ring-2 ring-surface"
          linkStyle={tab}
          activeStyle="text-accent-ink [&>svg]:bg-accent-soft"
        />
      </ul>
    </nav>
  )
}
