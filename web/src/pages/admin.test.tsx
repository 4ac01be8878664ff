import { act, screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveBackOffice } from '../test/admin-server.ts'
import { aSummary } from '../test/inventory-server.ts'
import { serveMembers } from '../test/members-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import Admin from './admin.tsx'
// A visible tab would keep fetching it after the last test.
import './admin/reports-tab.tsx'

// The default tab requests them.
beforeEach(() => void serveMembers([]))

const show = (path = '/admin') => renderPage(<Admin />, { path, user: aUser({ isAdmin: true }) })
const tabs = async (name = 'Admin Panel') => within(await screen.findByRole('tablist', { name }))
const labels = async (name?: string) => (await tabs(name)).getAllByRole('tab').map((tab) => tab.textContent)
const opened = async (name?: string) => (await tabs(name)).getByRole('tab', { selected: true }).textContent

test('shows a spinner while loading the user', async () => {
  server.use(http.get('/api/admin/status', () => delay('infinite')))
  show()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
})

test('tells a member that they are not an admin and fetches nothing else', async () => {
  server.use(http.get('/api/admin/status', () => HttpResponse.json({ isAdmin: false, permissions: [] })))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access the admin panel.")).toBeVisible()
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
})

test('retries a failed check', async () => {
  server.use(http.get('/api/admin/status', () => new HttpResponse(null, { status: 500 })))
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  serveBackOffice()
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('shows the four figures above the tabs and opens the first tab', async () => {
  serveBackOffice()
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  expect(await labels()).toEqual([
    'Users1304',
    'Orders',
    'Inventory',
    'Products',
    'Personal Peptides',
    'Reports',
  ])
  const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(figures).toEqual([
    ['Total Users', '1,304registered users'],
    ['Active Peptide Users', '187users tracking peptides'],
    ['Doses Logged Today', '94since midnight'],
    ['New Users This Week', '11in the last 7 days'],
  ])
  expect(await opened()).toBe('Users1304')
})

test('keeps the tabs when the figures fail', async () => {
  serveBackOffice()
  server.use(http.get('/api/admin/dashboard-stats', () => new HttpResponse(null, { status: 403 })))
  show()
  expect(await screen.findByText('We couldn’t load the figures')).toBeVisible()
  expect(await labels()).toHaveLength(6)
})

test('keeps the open tab and its state in the URL', async () => {
  serveBackOffice()
  const { user, location } = show('/admin?q=tesa&sort=-name')
  await user.click((await tabs()).getByRole('tab', { name: 'Products' }))
  expect(location()).toBe('/admin?tab=products')
  expect(await opened('Products')).toBe('Peptides')
  expect(await opened('Peptides')).toBe('Cost Management')
  await user.click((await tabs('Peptides')).getByRole('tab', { name: 'Price Comparison' }))
  expect(location()).toBe('/admin?tab=products&sub=peptides&view=prices')
  await user.click((await tabs('Products')).getByRole('tab', { name: 'Vitamins' }))
  expect(location()).toBe('/admin?tab=products&sub=vitamins')
  await user.click((await tabs()).getByRole('tab', { name: 'Inventory' }))
  expect(await opened('Inventory')).toBe('Peptide Inventory')
  await user.click((await tabs('Inventory')).getByRole('tab', { name: 'Vitamin Inventory' }))
  expect(location()).toBe('/admin?tab=inventory&sub=vitamins')
})

test('arrow keys move between tabs, Enter opens', async () => {
  serveBackOffice()
  const { user, location } = show()
  const first = (await tabs()).getByRole('tab', { name: /Users/ })
  first.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(location()).toBe('/admin')
  await user.keyboard('{Enter}')
  expect(location()).toBe('/admin?tab=inventory')
})

test('shows only permitted areas, also by URL', async () => {
  serveBackOffice({ permissions: ['prices', 'inventory'] })
  show('/admin?tab=users')
  expect(await labels()).toEqual(['Inventory', 'Products'])
  expect(screen.getByRole('heading', { level: 2, name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access the admin panel.")).toBeVisible()
})

test('a support-only operator finds their links', async () => {
  serveBackOffice({ permissions: ['support'] })
  show()
  const ways = within(await screen.findByRole('navigation', { name: 'Support' }))
  expect(ways.getByRole('link', { name: 'Reported by members' })).toHaveAttribute(
    'href',
    '/admin/abuse-reports',
  )
  expect(ways.getByRole('link', { name: 'Failed deliveries' })).toBeVisible()
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument()
})

const ways = async () => within(await screen.findByRole('navigation', { name: 'Waiting' }))
const serveWaiting = (counts: object) =>
  server.use(http.get('/api/admin/waiting', () => HttpResponse.json(counts)))

test('open work shows next to the title and updates on return', async () => {
  serveBackOffice()
  serveWaiting({ support: 3, reports: 0, deliveries: 100, clockOffBy: 0 })
  const { user, location } = show('/admin?tab=reports')
  expect(await (await ways()).findByRole('link', { name: '3 members need support' })).toBeVisible()
  expect((await ways()).getByRole('link', { name: '99+ deliveries failed' })).toBeVisible()
  expect((await ways()).getByRole('link', { name: 'Reports' })).toBeVisible()
  serveWaiting({ support: 3, reports: 1, deliveries: 0, clockOffBy: 0 })
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await user.click(await (await ways()).findByRole('link', { name: '1 report open' }))
  expect(location()).toBe('/admin/abuse-reports')
})

test('includes unpaid orders and low stock', async () => {
  serveBackOffice()
  const unpaid = { pending: 20, processing: 1, shipped: 0, delivered: 0, cancelled: 7 }
  server.use(
    http.get('/api/admin/orders/counts', () => HttpResponse.json(unpaid)),
    http.get('/api/admin/inventory/summary', () =>
      HttpResponse.json([
        aSummary({ id: 1, sellable: 3 }),
        aSummary({ id: 2, sellable: 300 }),
        aSummary({ id: 3, sellable: 0, enabled: false }),
      ]),
    ),
  )
  show('/admin?tab=reports')
  expect(await (await ways()).findByRole('link', { name: '21 unpaid' })).toHaveAttribute(
    'href',
    '/admin?tab=orders&payment=pending',
  )
  expect(await (await ways()).findByRole('link', { name: '1 low on stock' })).toHaveAttribute(
    'href',
    '/admin?tab=inventory&show=low',
  )
})

test('a server with a wrong clock that sends no reminders shows a warning on top', async () => {
  serveBackOffice()
  serveWaiting({ support: 0, reports: 0, deliveries: 0, clockOffBy: -45 })
  show('/admin?tab=reports')
  expect(await screen.findByText('A server isn’t sending reminders')).toBeVisible()
  expect(screen.getByText(/^Its clock is 45 seconds behind the database’s\./)).toBeVisible()
})

test('is neither shown nor fetched without permission', async () => {
  serveBackOffice({ permissions: ['orders'] })
  const asked = vi.fn(() => HttpResponse.json({}))
  server.use(http.get('/api/admin/waiting', asked))
  show()
  expect(await labels()).toEqual(['Orders'])
  expect(screen.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument()
  expect(asked).not.toHaveBeenCalled()
})

test('hides parts of a tab the same way', async () => {
  serveBackOffice({ permissions: ['prices'] })
  show('/admin?tab=products')
  expect(await labels('Products')).toEqual(['Peptides'])
  expect(await labels('Peptides')).toEqual(['Price Comparison'])
})

test('single-key shortcuts can be switched off', async () => {
  serveBackOffice()
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Turn off single-key shortcuts' }))
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Turn on single-key shortcuts' })).toBeVisible()
})
