import {
  BadgeCheck,
  CalendarCheck,
  FlaskConical,
  House,
  LayoutDashboard,
  type LucideIcon,
  Shield,
  ShoppingBag,
  UserRound,
  Users,
} from 'lucide-react'

/** One place in the app that a bar leads to. A new page is one more line here. */
export interface Destination {
  path: string
  label: string
  icon: LucideIcon
  /** only this very path counts as being there, not what lies below it */
  exact?: boolean
  /** further paths that count as being there */
  also?: readonly string[]
  adminOnly?: boolean
}

const shop: Destination = { path: '/shop', label: 'Shop', icon: ShoppingBag }
const admin: Destination = { path: '/admin', label: 'Admin', icon: Shield, adminOnly: true }

/** The top bar on desktop and the drawer on phones, in this order. */
export const topNavigation: readonly Destination[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard, exact: true, also: ['/dashboard'] },
  { path: '/reminders', label: 'My Plan', icon: CalendarCheck },
  { path: '/peptides', label: 'Peptides', icon: FlaskConical },
  { path: '/social', label: 'Social', icon: Users },
  shop,
  admin,
]

/** Below the navigation in the drawer. */
export const trustedSource: Destination = {
  path: '/trusted-source',
  label: 'Trusted Source',
  icon: BadgeCheck,
}

/** The tab bar on phones, in this order. */
export const tabs: readonly Destination[] = [
  { path: '/', label: 'Home', icon: House, exact: true },
  { path: '/peptides', label: 'Peptides', icon: FlaskConical },
  { path: '/social', label: 'Social', icon: Users },
  { path: '/reminders', label: 'Reminders', icon: CalendarCheck },
  shop,
  { path: '/profile', label: 'Profile', icon: UserRound },
  admin,
]

/** What of a list somebody may see. */
export const visibleTo = (
  person: { isAdmin: boolean },
  list: readonly Destination[],
): readonly Destination[] => list.filter((destination) => person.isAdmin || !destination.adminOnly)

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether a path lies at a destination. */
export function isAt(path: string, { path: place, exact = false, also = [] }: Destination): boolean {
  return (exact ? path === place : within(path, place)) || also.some((other) => within(path, other))
}

/** Whether a page offers the quick actions: the shop has its cart in their place, and the back office its tables. */
export const hasQuickActions = (path: string): boolean => !within(path, '/admin') && !within(path, '/shop')
