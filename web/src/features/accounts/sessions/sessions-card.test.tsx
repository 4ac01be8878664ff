import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { SessionsCard } from './sessions-card.tsx'

const aSession = (id: number, browserInfo: string | null, isThis = false) => ({
  id,
  browserInfo,
  deviceType: 'mobile',
  loginTime: '2026-03-01T12:00:00.000Z',
  lastActivityAt: '2026-03-02T12:00:00.000Z',
  isThis,
})

/** A server that ends sessions. Returns the requests it received. */
function serveSessions() {
  const requests: string[] = []
  let sessions = [
    aSession(1, 'Firefox 140 on macOS', true),
    aSession(2, 'Chrome 141 on Android'),
    aSession(3, null),
  ]
  server.use(
    http.get('/api/auth/sessions', () => HttpResponse.json(sessions)),
    http.delete('/api/auth/sessions/:id', ({ params }) => {
      requests.push(`end ${params.id}`)
      sessions = sessions.filter(({ id }) => id !== Number(params.id))
      return HttpResponse.json({ message: 'Session ended' })
    }),
    http.post('/api/auth/sessions/end-others', () => {
      requests.push('end others')
      sessions = sessions.filter(({ isThis }) => isThis)
      return HttpResponse.json({ ended: 2 })
    }),
  )
  return requests
}

const open = () => renderPage(<SessionsCard timeZone="America/New_York" />, { user: aUser() })
const rows = () => screen.findAllByRole('listitem')

test('ends one session, then all others, but not this device’s', async () => {
  const asked = serveSessions()
  const { user } = open()
  const [first] = await rows()
  expect(within(first as HTMLElement).getByText('This device')).toBeVisible()
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'End Chrome 141 on Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome 141 on Android')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'End all others' }))
  expect(await screen.findByText('You’re signed out everywhere else')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument(),
  )
  expect(asked).toEqual(['end 2', 'end others'])
})

test('reloads sessions after a failure', async () => {
  server.use(
    http.get('/api/auth/sessions', () => refusal(500, 'INTERNAL', 'Something went wrong'), { once: true }),
  )
  const { user } = open()
  expect(await screen.findByText('We couldn’t load your sessions')).toBeVisible()
  serveSessions()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(3)
})

test('changing the password marks a wrong one and keeps the input', async () => {
  serveSessions()
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/change-password', async ({ request }) => {
      const body = (await request.json()) as { currentPassword: string }
      sent.push(body)
      return body.currentPassword === 'the old one'
        ? HttpResponse.json({ message: 'Done', user: aUser() })
        : refusal(403, 'WRONG_PASSWORD', 'That’s not your password')
    }),
  )
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await user.type(screen.getByLabelText('Current Password'), 'a guess')
  await user.type(screen.getByLabelText('New Password'), 'a new one now')
  await user.type(screen.getByLabelText('Confirm New Password'), 'a new one now')
  const save = screen.getByRole('button', { name: 'Change password' })
  await user.click(save)
  expect(await screen.findByText('That’s not your password')).toBeVisible()
  expect(screen.getByLabelText('New Password')).toHaveValue('a new one now')
  await user.clear(screen.getByLabelText('Current Password'))
  await user.type(screen.getByLabelText('Current Password'), 'the old one')
  await user.click(save)
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('changing the password asks for a code when two-step sign-in is on', async () => {
  serveSessions()
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/change-password', async ({ request }) => {
      const body = (await request.json()) as { code?: string }
      sent.push(body)
      return body.code
        ? HttpResponse.json({ message: 'Done', user: aUser() })
        : refusal(403, 'SECOND_STEP_NEEDED', 'Please enter the code from your authenticator app')
    }),
  )
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await user.type(screen.getByLabelText('Current Password'), 'the old one')
  await user.type(screen.getByLabelText('New Password'), 'a new one now')
  await user.type(screen.getByLabelText('Confirm New Password'), 'a new one now')
  const save = screen.getByRole('button', { name: 'Change password' })
  await user.click(save)
  await user.type(await screen.findByLabelText('Code'), '123 456')
  await user.click(save)
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(sent).toMatchObject([{ currentPassword: 'the old one' }, { code: '123 456' }])
})
