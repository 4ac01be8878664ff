/**
 * Pages whose visits are counted, by path pattern: never an id or anything typed. '/{other}' is every path without its
 * own page.
 */
export const pagePaths = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/verify-email',
  '/undo-email',
  '/unsubscribe',
  '/dashboard',
  '/peptides',
  '/peptides/build',
  '/peptides/build/for-your-doctor',
  '/reminders',
  '/reminders/vials',
  '/calculator',
  '/ai-assistant',
  '/insights',
  '/side-effects',
  '/body',
  '/trusted-source',
  '/social',
  '/social/stacks/{id}',
  '/profile',
  '/profile/import',
  '/profile-setup',
  '/shop',
  '/shop/cart',
  '/shop/checkout',
  '/shop/orders',
  '/shop/orders/{number}',
  '/shop/orders/{number}/invoice',
  '/shop/{product}',
  '/admin',
  '/admin/failed-deliveries',
  '/admin/abuse-reports',
  '/admin/history',
  '/admin/orders/{id}',
  '/admin/order-papers',
  '/admin/support',
  '/admin/user-profile/{userId}',
  '/{other}',
] as const

export type PagePath = (typeof pagePaths)[number]

/** Days for which single visits are stored; reports keep their sums. */
export const VISIT_DAYS = 30

/** The most visits that a browser reports in one request. */
export const VISITS_AT_ONCE = 20

/** Seconds in a day: the maximum age and duration of a reported visit. */
export const MAX_VISIT_SECONDS = 24 * 60 * 60

/** Whether a browser asks not to be tracked, by its 'DNT' or 'Sec-GPC' header. */
export const optsOutOfTracking = (doNotTrack: unknown, privacyControl: unknown): boolean =>
  doNotTrack === '1' || privacyControl === '1'
