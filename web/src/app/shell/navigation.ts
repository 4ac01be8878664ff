import {
  BadgeCheck,
  CalendarCheck,
  FlaskConical,
  House,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Shield,
  ShoppingBag,
  UserRound,
  Users,
} from 'lucide-react'
import type { PageRow } from '../page-row.ts'
import { pages } from '../routes.ts'

/** A page that a bar links to, from the page registry. */
export interface Destination {
  path: string
  label: string
  icon: LucideIcon
  /** only this exact path is active, not the paths below it */
  exact?: boolean
  /** further paths that count as being there */
  also?: readonly string[]
  adminOnly?: boolean
}

/** @param label the page's title by default */
function to(page: PageRow, icon: LucideIcon, label = page.title): Destination {
  const [path = '/', ...also] = Object.keys(page.at).filter((pattern) => pattern !== '*')
  return { path, label, icon, exact: path === '/', also }
}

const shop = to(pages.shop, ShoppingBag)
const admin: Destination = { ...to(pages.admin, Shield, 'Admin'), adminOnly: true }

/** The top bar on desktop and the drawer on phones, in this order. */
export const topNavigation: readonly Destination[] = [
  to(pages.dashboard, LayoutDashboard),
  to(pages.myPlan, CalendarCheck),
  to(pages.peptides, FlaskConical),
  to(pages.social, Users),
  shop,
  admin,
]

/** Below the navigation in the drawer. */
export const orders = to(pages.orders, Package)
export const trustedSource = to(pages.trustedSource, BadgeCheck)

/** The tab bar on phones, in this order. */
export const tabs: readonly Destination[] = [
  to(pages.dashboard, House, 'Home'),
  to(pages.peptides, FlaskConical),
  to(pages.social, Users),
  to(pages.myPlan, CalendarCheck, 'Reminders'),
  shop,
  to(pages.profile, UserRound),
  admin,
]

/** The part of a list that a person may see. */
export const visibleTo = (
  person: { isAdmin: boolean },
  list: readonly Destination[],
): readonly Destination[] => list.filter((destination) => person.isAdmin || !destination.adminOnly)

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

/** Whether a path is at or below a destination. */
export function isAt(path: string, { path: place, exact = false, also = [] }: Destination): boolean {
  return (exact ? path === place : within(path, place)) || also.some((other) => within(path, other))
}

/** Whether a page offers the quick actions: the shop has its cart in their place, and the back office its tables. */
export const hasQuickActions = (path: string): boolean => !within(path, '/admin') && !within(path, '/shop')
