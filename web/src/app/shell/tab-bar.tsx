import { NavLinks } from './nav-links.tsx'
import { tabs, visibleTo } from './navigation.ts'

/** The bar under the thumb, on phones. */
export function TabBar({ user, unread }: { user: { isAdmin: boolean }; unread: Record<string, number> }) {
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-safe-0 md:hidden"
    >
      <ul className="flex h-16">
        <NavLinks
          destinations={visibleTo(user, tabs)}
          unread={unread}
          unreadStyle="absolute top-1.5 left-1/2 ml-0.5 ring-2 ring-surface"
          linkStyle="relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-3"
          activeStyle="text-accent-ink [&_svg]:scale-110 shadow-[inset_0_3px_0_var(--accent)]"
        />
      </ul>
    </nav>
  )
}
