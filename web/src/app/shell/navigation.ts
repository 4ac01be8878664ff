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

/** A navigation destination. Add new pages here. */
export interface Destination {
  path: string
  label: string
  icon: LucideIcon
  /** matches only this exact path */
  exact?: boolean
  /** additional matching paths */
  also?: readonly string[]
  adminOnly?: boolean
}

const shop: Destination = { path: '/shop', label: 'Shop', icon: ShoppingBag }
const admin: Destination = { path: '/admin', label: 'Admin', icon: Shield, adminOnly: true }

/** The top bar on desktop and the drawer on phones, in order. */
export const topNavigation: readonly Destination[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard, exact: true, also: ['/dashboard'] },
  { path: '/reminders', label: 'My Plan', icon: CalendarCheck },
  { path: '/peptides', label: 'Peptides', icon: FlaskConical },
  { path: '/social', label: 'Social', icon: Users },
  shop,
  admin,
]

/** The end of the drawer. */
export const trustedSource: Destination = {
  path: '/trusted-source',
  label: 'Trusted Source',
  icon: BadgeCheck,
}

/** The tab bar on phones, in order. */
export const tabs: readonly Destination[] = [
  { path: '/', label: 'Home', icon: House, exact: true },
  { path: '/peptides', label: 'Peptides', icon: FlaskConical },
  { path: '/social', label: 'Social', icon: Users },
  { path: '/reminders', label: 'Reminders', icon: CalendarCheck },
  shop,
  { path: '/profile', label: 'Profile', icon: UserRound },
  admin,
]

/** The destinations a user may see. */
export const visibleTo = (
  person: { isAdmin: boolean },
  list: readonly Destination[],
): readonly Destination[] => list.filter((destination) => person.isAdmin || !destination.adminOnly)

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether a path belongs to a destination. */
export function isAt(path: string, { path: place, exact = false, also = [] }: Destination): boolean {
  return (exact ? path === place : within(path, place)) || also.some((other) => within(path, other))
}

/** Whether a page has quick actions: the shop has its cart instead, and the back office its tables. */
export const hasQuickActions = (path: string): boolean => !within(path, '/admin') && !within(path, '/shop')
