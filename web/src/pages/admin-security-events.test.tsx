import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveBackOffice } from '../test/admin-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import AdminHistory from './admin-history.tsx'

const asked = vi.fn()

const anEvent = (id: number) => ({
  id,
  at: '2026-03-09T14:42:00.000Z',
  kind: 'sign-in-password',
  outcome: 'refused',
  deviceType: 'desktop',
  browserInfo: 'Chrome 141 on Windows',
  ipAddress: '203.0.113.7',
  member: { id: 'user_robin', email: 'robin@example.org' },
})

beforeEach(() => {
  asked.mockClear()
  server.use(
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
    http.get('/api/admin/audit-log/people', () => HttpResponse.json([])),
    http.get('/api/admin/security-events', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked(searchParams.toString())
      return HttpResponse.json(searchParams.has('from') ? [] : [anEvent(1)])
    }),
  )
})

function show(path: string, permissions: readonly AdminArea[] = []) {
  serveBackOffice({ permissions })
  return renderPage(<AdminHistory />, { path, user: aUser({ isAdmin: true }) })
}

test('the history has a view of sign-ins and security changes', async () => {
  const { user, location } = show('/admin/history')
  await user.click(await screen.findByRole('tab', { name: 'Sign-ins and security' }))
  const row = await screen.findByRole('row', { name: /robin@example.org/ })
  expect(row).toHaveTextContent('Sign-in with a password refused')
  expect(row).toHaveTextContent('203.0.113.7')
  expect(location()).toBe('/admin/history?view=security')
})

test('filters by event and person, and clears the filters', async () => {
  const { user, location } = show('/admin/history?view=security')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Event' }), 'Passkey added')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('kind=passkey-added&limit=50'))
  await user.click(
    await screen.findByRole('button', {
      name: 'Actions for Sign-in with a password refused, robin@example.org',
    }),
  )
  await user.click(screen.getByRole('menuitem', { name: 'Only robin@example.org' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('userId=user_robin&kind=passkey-added&limit=50'))
  await user.click(screen.getByRole('button', { name: /show all/ }))
  expect(location()).toBe('/admin/history?view=security&event=passkey-added')
})

test('an empty period says so', async () => {
  show('/admin/history?view=security&from=2026-01-01')
  expect(await screen.findByText('No matching events')).toBeVisible()
})

test('retries after a failure', async () => {
  server.use(http.get('/api/admin/security-events', () => HttpResponse.error(), { once: true }))
  const { user } = show('/admin/history?view=security')
  expect(await screen.findByText('We couldn’t load the security events')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /robin@example.org/ })).toBeVisible()
})

test('an operator without the members area sees only the history', async () => {
  show('/admin/history?view=security', ['orders'])
  expect(await screen.findByText('No changes yet')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(asked).not.toHaveBeenCalled()
})
