import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveBackOffice } from '../test/admin-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import AdminHistory from './admin-history.tsx'

const anEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-03-09T14:42:00.000Z',
  actor: { id: 'user_jonas', name: 'jonas@example.org' },
  ipAddress: '203.0.113.7',
  area: 'inventory',
  action: 'edit-batch',
  kind: 'batch',
  object: { id: '7', name: 'TZP-2604-C' },
  before: { quantityAvailable: 9, notes: null },
  after: { quantityAvailable: 8, notes: '<b>One vial cracked</b>' },
  ...changes,
})

const asked = vi.fn()
let entries: AuditEntry[]

beforeEach(() => {
  asked.mockClear()
  entries = [
    anEntry(),
    anEntry({
      id: 2,
      action: 'reset-password',
      kind: 'member',
      area: 'members',
      before: null,
      after: null,
      object: { id: 'user_robin', name: 'robin@example.org' },
    }),
  ]
  serveBackOffice()
  server.use(
    http.get('/api/admin/audit-log', ({ request }) => {
      asked(new URL(request.url).searchParams.toString())
      return HttpResponse.json(new URL(request.url).searchParams.has('after') ? [] : entries)
    }),
    http.get('/api/admin/audit-log/people', () =>
      HttpResponse.json([
        { id: 'user_jonas', name: 'jonas@example.org' },
        { id: 'user_gone', name: null },
      ]),
    ),
  )
})

const show = (path = '/admin/history') =>
  renderPage(<AdminHistory />, { path, user: aUser({ isAdmin: true }) })

test('shows who did what to which object, and from where', async () => {
  show()
  const row = await screen.findByRole('row', { name: /TZP-2604-C/ })
  expect(row).toHaveTextContent('jonas@example.org')
  expect(row).toHaveTextContent('Edit batch')
  expect(row).toHaveTextContent('Batch TZP-2604-C')
  expect(screen.getByRole('row', { name: /robin/ })).toHaveTextContent('Reset password')
})

test('an expanded row compares fields, and typed text stays text', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Details of Batch TZP-2604-C' }))
  const changes = within(screen.getByRole('rowheader', { name: 'Notes' }).closest('table') as HTMLElement)
  expect(changes.getByRole('row', { name: /Quantity available/ })).toHaveTextContent('98')
  expect(changes.getByText('<b>One vial cracked</b>')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Details of Member robin@example.org' }))
  expect(screen.getByText('No fields changed.')).toBeVisible()
})

test('a row filters by its entity; person and kind narrow it further', async () => {
  const { user, location } = show('/admin/history?kind=batch&object=7')
  await screen.findByRole('row', { name: /TZP-2604-C/ })
  expect(asked).toHaveBeenLastCalledWith('kind=batch&objectId=7&limit=50')
  await screen.findByRole('option', { name: 'jonas@example.org' })
  const people = screen.getByRole('combobox', { name: 'Operator' })
  expect(await within(people).findByRole('option', { name: 'user_gone (deleted)' })).toBeVisible()
  await user.selectOptions(people, 'jonas@example.org')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith('actorId=user_jonas&kind=batch&objectId=7&limit=50'),
  )
  expect(location()).toBe('/admin/history?kind=batch&object=7&by=user_jonas')
  await user.click(screen.getByRole('button', { name: /show all/ }))
  expect(location()).toBe('/admin/history?kind=batch&by=user_jonas')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'Member')
  expect(location()).toBe('/admin/history?kind=member&by=user_jonas')
})

test('a row links to its entity and filters the list by it', async () => {
  const { user, location } = show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Batch TZP-2604-C' }))
  expect(screen.getByRole('menuitem', { name: 'Open in the panel' })).toHaveAttribute(
    'href',
    '/admin?tab=inventory&sub=peptides&q=TZP-2604-C',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Only Batch TZP-2604-C' }))
  expect(location()).toBe('/admin/history?kind=batch&object=7')
})

test('filters by days, and exports exactly those', async () => {
  const { location } = show()
  await screen.findByRole('row', { name: /TZP-2604-C/ })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-09' } })
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('from=2026-03-01&to=2026-03-09&limit=50'))
  expect(location()).toBe('/admin/history?from=2026-03-01&to=2026-03-09')
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit-log/csv?from=2026-03-01&to=2026-03-09',
  )
})

test('the next page starts after the last row', async () => {
  entries = Array.from({ length: 50 }, (_, index) => anEntry({ id: 100 - index }))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('limit=50&after=51'))
})

test('shows empty states for no entries and for no matches', async () => {
  entries = []
  const { user } = show()
  expect(await screen.findByText('No changes yet')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'Order')
  expect(await screen.findByText('No matching changes')).toBeVisible()
})

test('retries after a failure', async () => {
  server.use(http.get('/api/admin/audit-log', () => HttpResponse.error(), { once: true }))
  const { user } = show()
  expect(await screen.findByText('We couldn’t load the history')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /TZP-2604-C/ })).toBeVisible()
})

test('is hidden from members', async () => {
  serveBackOffice({ isAdmin: false })
  show()
  expect(await screen.findByText('Access Denied')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
