import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { matchPath } from 'react-router'
import { type Page, pages } from './pages.ts'

/** How far somebody has come in; decides which pages exist for them. */
export type Access = 'loading' | 'signed-out' | 'needs-password' | 'needs-profile' | 'complete' | 'admin'

export function accessOf(user: CurrentUser | null, isLoading: boolean): Access {
  if (isLoading) return 'loading'
  if (!user) return 'signed-out'
  if (user.temporaryPasswordUntil) return 'needs-password'
  if (needsProfileSetup(user)) return 'needs-profile'
  return user.isAdmin ? 'admin' : 'complete'
}

/** Whether it is known that somebody is signed in. */
export const isIn = (access: Access): boolean => access !== 'loading' && access !== 'signed-out'

/** Whether somebody is in with nothing left to do before the app opens. */
export const hasArrived = (access: Access): boolean => access === 'complete' || access === 'admin'

/** One row of the table of pages. */
export interface PageRoute {
  /** as react-router reads it: '/peptides/:id' is the place of every peptide, '*' is everywhere */
  path: string
  who: readonly Access[]
  /** the bars of whoever looks, those of visitors for all, or none at all */
  bars: 'own' | 'public' | 'none'
  page: Page
}

const visitors: readonly Access[] = ['signed-out']
/** An operator made up their password: before anything else they choose one of their own. */
const guests: readonly Access[] = ['needs-password']
const newcomers: readonly Access[] = ['needs-profile']
const members: readonly Access[] = ['complete', 'admin']
const shoppers: readonly Access[] = [...visitors, ...members]
/** Also while it is not known who somebody is: such a page is the same for all. */
const everyone: readonly Access[] = ['loading', ...visitors, ...guests, ...newcomers, ...members]

/** Who sees which page where, and in which bars. Of the rows that fit, the first decides. */
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

  // Who is no admin is told so by the page itself.
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

/** Whether a path is one that a row or a door names. Case counts; slashes at the end do not. */
const fits = (path: string, named: string): boolean =>
  matchPath({ path: named, caseSensitive: true }, path) !== null

/** The row of what somebody sees at a path; undefined while that depends on who they are, and it is not known. */
export const routeAt = (path: string, access: Access, table = routes): PageRoute | undefined =>
  table.find((route) => route.who.includes(access) && fits(path, route.path))

/** Whether a path shows the same page to everyone. */
export const isForEveryone = (path: string): boolean => routeAt(path, 'loading') !== undefined

/** Whether a path leads into the app; somebody who is in has no use for it. */
export const isAuthPage = (path: string): boolean => ['/login', '/signup'].some((door) => fits(path, door))
