import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { matchPath } from 'react-router'
import { type Page, pages } from './pages.ts'

/** A visitor's or user's state; decides which pages they can see. */
export type Access = 'loading' | 'signed-out' | 'needs-password' | 'needs-profile' | 'complete' | 'admin'

export function accessOf(user: CurrentUser | null, isLoading: boolean): Access {
  if (isLoading) return 'loading'
  if (!user) return 'signed-out'
  if (user.temporaryPasswordUntil) return 'needs-password'
  if (needsProfileSetup(user)) return 'needs-profile'
  return user.isAdmin ? 'admin' : 'complete'
}

/** Whether the user is known to be signed in. */
export const isIn = (access: Access): boolean => access !== 'loading' && access !== 'signed-out'

/** Whether the user can use the app, with nothing left to set up. */
export const hasArrived = (access: Access): boolean => access === 'complete' || access === 'admin'

/** A row of the page table. */
export interface PageRoute {
  /** a react-router path: '/peptides/:id' covers all peptides, '*' everything */
  path: string
  who: readonly Access[]
  /** the user's bars, the visitor bars for everyone, or none */
  bars: 'own' | 'public' | 'none'
  page: Page
}

const visitors: readonly Access[] = ['signed-out']
/** An operator set their password: they must choose a new one first. */
const guests: readonly Access[] = ['needs-password']
const newcomers: readonly Access[] = ['needs-profile']
const members: readonly Access[] = ['complete', 'admin']
const shoppers: readonly Access[] = [...visitors, ...members]
/** Also while the user is loading, because these pages look the same for everyone. */
const everyone: readonly Access[] = ['loading', ...visitors, ...guests, ...newcomers, ...members]

/** Who sees which page at a path, and in which bars. The first matching row wins. */
export const routes: readonly PageRoute[] = [
  { path: '/reset-password', who: everyone, bars: 'public', page: pages.resetPassword },
  { path: '/verify-email', who: everyone, bars: 'public', page: pages.mailLink },
  { path: '/undo-email', who: everyone, bars: 'public', page: pages.mailLink },
  { path: '/unsubscribe', who: everyone, bars: 'public', page: pages.mailLink },

  { path: '/', who: visitors, bars: 'public', page: pages.landing },
  { path: '/login', who: visitors, bars: 'public', page: pages.login },
  { path: '/signup', who: visitors, bars: 'public', page: pages.signUp },

  { path: '*', who: guests, bars: 'public', page: pages.replacePassword },
  { path: '*', who: newcomers, bars: 'own', page: pages.profile },

  { path: '/', who: members, bars: 'own', page: pages.dashboard },
  { path: '/dashboard', who: members, bars: 'own', page: pages.dashboard },
  { path: '/peptides', who: members, bars: 'own', page: pages.peptides },
  { path: '/peptides/build', who: members, bars: 'own', page: pages.buildStack },
  { path: '/peptides/build/for-your-doctor', who: members, bars: 'none', page: pages.forYourDoctor },
  { path: '/reminders', who: members, bars: 'own', page: pages.myPlan },
  { path: '/reminders/vials', who: members, bars: 'own', page: pages.vials },
  { path: '/calculator', who: members, bars: 'own', page: pages.calculator },
  { path: '/ai-assistant', who: members, bars: 'own', page: pages.aiAssistant },
  { path: '/insights', who: members, bars: 'own', page: pages.insights },
  { path: '/side-effects', who: members, bars: 'own', page: pages.sideEffects },
  { path: '/body', who: members, bars: 'own', page: pages.body },
  { path: '/trusted-source', who: members, bars: 'own', page: pages.trustedSource },
  { path: '/social', who: members, bars: 'own', page: pages.social },
  { path: '/social/stacks/:id', who: members, bars: 'own', page: pages.stack },
  { path: '/profile', who: members, bars: 'own', page: pages.profile },
  { path: '/profile/import', who: members, bars: 'own', page: pages.importData },
  { path: '/profile-setup', who: members, bars: 'own', page: pages.profileSetup },

  { path: '/shop/checkout', who: members, bars: 'none', page: pages.checkout },
  { path: '/shop/orders', who: members, bars: 'own', page: pages.orders },
  { path: '/shop/orders/:number', who: members, bars: 'own', page: pages.order },
  { path: '/shop/orders/:number/invoice', who: members, bars: 'none', page: pages.invoice },
  { path: '/shop', who: shoppers, bars: 'own', page: pages.shop },
  { path: '/shop/cart', who: shoppers, bars: 'own', page: pages.cart },
  { path: '/shop/:product', who: shoppers, bars: 'own', page: pages.product },

  // The page itself tells non-admins that they lack access.
  { path: '/admin', who: members, bars: 'own', page: pages.admin },
  { path: '/admin/support', who: members, bars: 'own', page: pages.support },
  { path: '/admin/failed-deliveries', who: members, bars: 'own', page: pages.failedDeliveries },
  { path: '/admin/abuse-reports', who: members, bars: 'own', page: pages.abuseReports },
  { path: '/admin/history', who: members, bars: 'own', page: pages.adminHistory },
  { path: '/admin/orders/:id', who: members, bars: 'own', page: pages.adminOrder },
  { path: '/admin/order-papers', who: members, bars: 'none', page: pages.adminOrderPapers },
  { path: '/admin/user-profile/:userId', who: members, bars: 'none', page: pages.userProfile },

  { path: '*', who: [...visitors, ...members], bars: 'own', page: pages.notFound },
]

/** Whether a path matches a row or an auth page. Case-sensitive; ignores trailing slashes. */
const fits = (path: string, named: string): boolean =>
  matchPath({ path: named, caseSensitive: true }, path) !== null

/** The row for a user at a path; undefined while the user is loading and it depends on them. */
export const routeAt = (path: string, access: Access, table = routes): PageRoute | undefined =>
  table.find((route) => route.who.includes(access) && fits(path, route.path))

/** Whether a path shows the same page to everyone. */
export const isForEveryone = (path: string): boolean => routeAt(path, 'loading') !== undefined

/** Whether a path leads into the app, such as sign-in; signed-in users don't need it. */
export const isAuthPage = (path: string): boolean => ['/login', '/signup'].some((door) => fits(path, door))
