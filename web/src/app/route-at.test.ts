import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Access } from './access.ts'
import { isAuthPage, isPublicPage, type PageRoute, routeAt, routes } from './route-at.ts'
import { pages } from './routes.ts'

describe('access', () => {
  const pageAt = (path: string, access: Access) => routeAt(path, access)?.page

  test.each([
    ['/', pages.landing],
    ['/login', pages.login],
    ['/signup', pages.signUp],
    ['/reset-password', pages.resetPassword],
    ['/verify-email', pages.mailLink],
    ['/undo-email', pages.mailLink],
    ['/unsubscribe', pages.mailLink],
    ['/shop', pages.shop],
    ['/shop/bpc-157', pages.product],
    ['/shop/cart', pages.cart],
    ['/dashboard', pages.notFound],
    ['/profile', pages.notFound],
    ['/admin', pages.notFound],
    ['/Login', pages.notFound],
    ['/no/such', pages.notFound],
  ])('signed out at %s', (path, page) => expect(pageAt(path, 'signed-out')).toBe(page))

  test.each([
    ['/', pages.profile],
    ['/dashboard', pages.profile],
    ['/login', pages.profile],
    ['/no/such', pages.profile],
    ['/profile', pages.profile],
    ['/profile-setup', pages.profile],
    ['/reset-password', pages.resetPassword],
  ])('with an incomplete profile at %s', (path, page) => expect(pageAt(path, 'needs-profile')).toBe(page))

  test.each([
    ['/', pages.replacePassword],
    ['/dashboard', pages.replacePassword],
    ['/login', pages.replacePassword],
    ['/admin', pages.replacePassword],
    ['/no/such', pages.replacePassword],
    ['/reset-password', pages.resetPassword],
  ])('with a temporary password at %s', (path, page) => expect(pageAt(path, 'needs-password')).toBe(page))

  const forMembers = test.each([
    ['/', pages.dashboard],
    ['//', pages.dashboard],
    ['/dashboard', pages.dashboard],
    ['/dashboard/', pages.dashboard],
    ['/dashboard//', pages.dashboard],
    ['/Dashboard', pages.notFound],
    ['/dashboard/more', pages.notFound],
    ['/peptides', pages.peptides],
    ['/reminders', pages.myPlan],
    ['/reminders/vials', pages.vials],
    ['/calculator', pages.calculator],
    ['/ai-assistant', pages.aiAssistant],
    ['/trusted-source', pages.trustedSource],
    ['/shop', pages.shop],
    ['/shop/bpc-157', pages.product],
    ['/shop/cart', pages.cart],
    ['/profile', pages.profile],
    ['/profile-setup', pages.profileSetup],
    ['/reset-password', pages.resetPassword],
    ['/admin', pages.admin],
    ['/admin/history', pages.adminHistory],
    ['/admin/user-profile/user_1', pages.userProfile],
    ['/admin/user-profile/', pages.notFound],
    ['/no/such', pages.notFound],
  ])
  forMembers('with a complete profile at %s', (path, page) => expect(pageAt(path, 'complete')).toBe(page))
  forMembers('as an admin at %s', (path, page) => expect(pageAt(path, 'admin')).toBe(page))

  test.each([
    ['/', undefined],
    ['/peptides', undefined],
    ['/reset-password', pages.resetPassword],
  ])('while loading the user, at %s', (path, page) => expect(pageAt(path, 'loading')).toBe(page))
})

test('first loads have unique names and existing sources', () => {
  const loads = routes.flatMap(({ page }) => (page.firstLoads ? [page.firstLoads] : []))
  const all = [...new Set(loads)].flat()
  const sources = all.flatMap(({ chunks, soon = [] }) => [...chunks, ...soon])
  const missing = sources.filter((name) => !existsSync(join(import.meta.dirname, `../pages/${name}.tsx`)))
  expect(missing).toEqual([])
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(30)
})

test.each(routes.flatMap((route) => route.who.map((access) => [route.path, access, route] as const)))(
  'no other row hides %s from %s',
  (path, access, route) => expect(routeAt(path === '*' ? '/no/such' : path, access)).toBe(route),
)

test.each([
  ['/reset-password', true],
  ['/reset-password/', true],
  ['/', false],
  ['/no/such', false],
])('%s is the same for everyone: %s', (path, expected) => expect(isPublicPage(path)).toBe(expected))

test.each([
  ['/login', true],
  ['/signup/', true],
  ['/Login', false],
  ['/login/help', false],
])('%s is an auth page: %s', (path, expected) => expect(isAuthPage(path)).toBe(expected))

describe('a registry with a shop and a back office', () => {
  const row = (path: string, who: Access[]): PageRoute => ({ path, who, page: pages.landing })
  const table = [
    row('/shop', ['signed-out', 'complete', 'admin']),
    row('/shop/orders/:number', ['complete', 'admin']),
    row('/shop/:product', ['signed-out', 'complete', 'admin']),
    row('/admin', ['admin']),
    row('/admin/users/:id', ['admin']),
    row('/admin/*', ['admin']),
    row('*', ['signed-out', 'needs-profile', 'complete']),
  ]

  test.each([
    ['/shop', 'signed-out', '/shop'],
    ['/shop', 'complete', '/shop'],
    ['/shop', 'needs-profile', '*'],
    ['/shop', 'loading', undefined],
    ['/shop/bpc-157', 'signed-out', '/shop/:product'],
    ['/shop/bpc-157/', 'complete', '/shop/:product'],
    ['/shop/BPC%2F157', 'complete', '/shop/:product'],
    ['/Shop/bpc-157', 'complete', '*'],
    ['/shop/bpc-157/reviews', 'complete', '*'],
    ['/shop/orders/12', 'admin', '/shop/orders/:number'],
    ['/shop/orders/12', 'signed-out', '*'],
    ['/admin', 'admin', '/admin'],
    ['/admin', 'complete', '*'],
    ['/admin', 'signed-out', '*'],
    ['/admin/users/user_7', 'admin', '/admin/users/:id'],
    ['/admin/users/user_7', 'complete', '*'],
    ['/admin/costs/history', 'admin', '/admin/*'],
    ['/adminers', 'admin', undefined],
  ] as const)('at %s, %s: %s', (path, access, expected) =>
    expect(routeAt(path, access, table)?.path).toBe(expected),
  )
})
