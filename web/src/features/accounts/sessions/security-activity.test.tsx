import type { SecurityEvent } from '@pepwell/contract/accounts/security-events'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { SessionsCard } from './sessions-card.tsx'

const anEvent = (id: number, changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  at: '2026-03-02T12:00:00.000Z',
  kind: 'sign-in-passkey',
  outcome: 'ok',
  deviceType: 'desktop',
  browserInfo: 'Chrome 141 on Windows',
  ipAddress: '203.0.113.0',
  ...changes,
})

/** A server with these events, paged. */
function serveEvents(events: readonly SecurityEvent[]) {
  server.use(
    http.get('/api/auth/sessions', () => HttpResponse.json([])),
    http.get('/api/auth/security-events', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const after = Number(searchParams.get('after') ?? Number.POSITIVE_INFINITY)
      const rest = events.filter(({ id }) => id < after)
      return HttpResponse.json(rest.slice(0, Number(searchParams.get('limit'))))
    }),
  )
}

async function open() {
  const page = renderPage(<SessionsCard timeZone="America/New_York" />, { user: aUser() })
  await page.user.click(screen.getByRole('button', { name: 'Security activity' }))
  return page
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Security activity' })).getAllByRole('listitem')

test('each event shows what, when and where', async () => {
  serveEvents([
    anEvent(3),
    anEvent(2, { kind: 'sign-in-password', outcome: 'refused' }),
    anEvent(1, { kind: 'password-reset-by-team', browserInfo: null, ipAddress: null }),
  ])
  await open()
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Signed in with a passkeyMar 2, 2026, 7:00 AM · Chrome 141 on Windows · 203.0.113.0',
    'Sign-in with a password refusedMar 2, 2026, 7:00 AM · Chrome 141 on Windows · 203.0.113.0',
    'Password reset by the Pepwell teamMar 2, 2026, 7:00 AM',
  ])
})

test('loads older events page by page', async () => {
  serveEvents(Array.from({ length: 25 }, (_, index) => anEvent(25 - index)))
  const { user } = await open()
  expect(await rows()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(await screen.findByText('We keep activity for 13 months.')).toBeVisible()
  expect(await rows()).toHaveLength(25)
})

test('explains itself without events', async () => {
  serveEvents([])
  await open()
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})

test('retries after a failure', async () => {
  serveEvents([anEvent(1)])
  server.use(
    http.get('/api/auth/security-events', () => refusal(500, 'INTERNAL', 'Something went wrong'), {
      once: true,
    }),
  )
  const { user } = await open()
  expect(await screen.findByText('We couldn’t load your security activity')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})

test("offers to change the password for events that weren't yours", async () => {
  serveEvents([anEvent(1)])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change your password' }))
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Security activity' })).not.toBeInTheDocument()
})
