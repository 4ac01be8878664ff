/**
 * The pages that visits are told of, by the patterns of their paths: never an id, nor anything that somebody typed.
 * '/{other}' is every path without a page of its own.
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

/** Months for which a visit is kept: a year to compare with, and the month that goes on. */
export const VISIT_MONTHS = 13

/** Visits that a browser tells of at once. */
export const VISITS_AT_ONCE = 20

/** Seconds in a day: no visit that is told of began longer ago, nor lasted longer. */
export const LONGEST_VISIT = 24 * 60 * 60

/** Whether a browser asks not to be followed, by what it sends as 'DNT' or as 'Sec-GPC'. */
export const wantsNoVisits = (doNotTrack: unknown, privacyControl: unknown): boolean =>
  doNotTrack === '1' || privacyControl === '1'
