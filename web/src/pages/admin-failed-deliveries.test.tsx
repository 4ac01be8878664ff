import type { DeadLetter } from '@pepwell/contract/reminders/notifications'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { serveBackOffice } from '../test/admin-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import AdminFailedDeliveries from './admin-failed-deliveries.tsx'

const aLetter = (changes: Partial<DeadLetter> = {}): DeadLetter => ({
  id: 7,
  userId: 'user_7',
  user: { email: 'robin@mailbox.org' },
  channel: 'sms',
  title: 'BPC-157 Reminder',
  scheduledAt: '2026-03-01T12:00:00.000Z',
  attempts: 12,
  lastError: 'no route',
  ...changes,
})

let letters: DeadLetter[]
let tried: string[]

beforeEach(() => {
  letters = [aLetter(), aLetter({ id: 6, channel: 'email', user: { email: 'ada@mail.net' } })]
  tried = []
  serveBackOffice()
  server.use(
    http.get('/api/admin/failed-deliveries', () => HttpResponse.json(letters)),
    http.post('/api/admin/failed-deliveries/:id/retry', ({ params }) => {
      tried.push(String(params.id))
      letters = letters.filter(({ id }) => String(id) !== params.id)
      return HttpResponse.json({ message: 'We’re retrying it' })
    }),
  )
})

const show = () =>
  renderPage(<AdminFailedDeliveries />, { path: '/admin/failed-deliveries', user: aUser({ isAdmin: true }) })

test('shows whom failed deliveries were for, their channel and reason, and retries them', async () => {
  const { user } = show()
  expect(
    await screen.findByRole('row', {
      name: /BPC-157 Reminder robin@mailbox.org Text message 12 no route/,
    }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again: BPC-157 Reminder to robin@mailbox.org' }))
  expect(await screen.findByText('We’re retrying the delivery')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('robin@mailbox.org')).not.toBeInTheDocument())
  expect(tried).toEqual(['7'])
})

test('retries several at once', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all failed deliveries' }))
  await user.click(screen.getByRole('button', { name: 'Try all again' }))
  expect(await screen.findByText('No failed deliveries')).toBeVisible()
  expect(tried.sort()).toEqual(['6', '7'])
})

test('says when a colleague was faster', async () => {
  const message = 'We’re already retrying this delivery, or it doesn’t exist'
  server.use(
    http.post('/api/admin/failed-deliveries/:id/retry', () =>
      HttpResponse.json({ code: 'DELIVERY_NOT_FOUND', message }, { status: 404 }),
    ),
  )
  const { user } = show()
  await user.click(
    await screen.findByRole('button', { name: 'Actions for BPC-157 Reminder to ada@mail.net' }),
  )
  await user.click(screen.getByRole('menuitem', { name: 'Try again' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('is hidden from admins without support access', async () => {
  serveBackOffice({ permissions: ['orders'] })
  show()
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
})
