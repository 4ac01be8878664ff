import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { PasskeysCard } from './passkeys-card.tsx'
// Lazy-loaded; preloaded here so the test doesn't time out.
import '../auth-pages/ask-for-passkey.ts'

const bytes = new Uint8Array([1, 2, 3]).buffer
const parts = { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes }

/** The credential a browser returns. */
const fromDevice = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { ...parts, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}
const create = vi.fn()
const get = vi.fn()
const signalAllAcceptedCredentials = vi.fn()
const signalUnknownCredential = vi.fn()

beforeEach(() => {
  create.mockReset().mockResolvedValue(fromDevice)
  get.mockReset().mockResolvedValue(fromDevice)
  signalAllAcceptedCredentials.mockReset().mockResolvedValue(undefined)
  signalUnknownCredential.mockReset().mockResolvedValue(undefined)
  const signals = { signalAllAcceptedCredentials, signalUnknownCredential }
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, signals))
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string, error = new Error('The browser says no')) => Object.assign(error, { name })

const accepted = { rpId: 'localhost', userId: 'AQID', allAcceptedCredentialIds: ['BAUG'] }

/** A server with passkeys. Returns the requests it received. */
function servePasskeys() {
  const requests: [string, unknown][] = []
  let passkeys = [
    {
      id: 1,
      name: 'Chrome on Android',
      createdAt: '2026-03-01T12:00:00.000Z',
      lastUsedAt: null as string | null,
    },
  ]
  const challenge = { challenge: 'AQID', rp: { name: 'Pepwell' }, user: { id: 'AQID' }, pubKeyCredParams: [] }
  server.use(
    http.get('/api/auth/passkeys', () => HttpResponse.json(passkeys)),
    http.post('/api/auth/passkeys/begin', () => HttpResponse.json({ options: challenge })),
    http.post('/api/auth/passkeys', async ({ request }) => {
      requests.push(['add', await request.json()])
      passkeys = [
        ...passkeys,
        { id: 2, name: 'Firefox on macOS', createdAt: '2026-03-02T12:00:00.000Z', lastUsedAt: null },
      ]
      return HttpResponse.json(passkeys.at(-1), { status: 201 })
    }),
    http.patch('/api/auth/passkeys/:id', async ({ request }) => {
      const { name } = (await request.json()) as { name: string }
      passkeys = passkeys.map((passkey) => ({ ...passkey, name }))
      return HttpResponse.json(passkeys[0])
    }),
    http.post('/api/auth/passkeys/:id/remove', async ({ request, params }) => {
      const body = (await request.json()) as { currentPassword?: string }
      if (!body.currentPassword) return refusal(403, 'PASSWORD_NEEDED', 'Please enter your password')
      requests.push([`remove ${params.id}`, body])
      passkeys = []
      return HttpResponse.json({ message: 'Passkey removed', accepted })
    }),
  )
  return requests
}

const open = () => renderPage(<PasskeysCard user={aUser()} />, { user: aUser() })

test('adds, renames and removes a passkey', async () => {
  const asked = servePasskeys()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Rename Chrome on Android' }))
  await user.clear(await screen.findByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'My phone{Enter}')
  expect(await screen.findByText('My phone')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }))
  await user.type(await screen.findByLabelText('Password'), 'open sesame{Enter}')
  expect(await screen.findByText('No passkeys yet.')).toBeVisible()
  expect(signalAllAcceptedCredentials.mock.calls).toEqual([[accepted]])
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(await screen.findByText('Firefox on macOS')).toBeVisible()
  const credential = { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } }
  expect(asked).toMatchObject([
    ['remove 1', { currentPassword: 'open sesame' }],
    ['add', { credential }],
  ])
})

test('says nothing after canceling, and says when a passkey exists already', async () => {
  const asked = servePasskeys()
  const { user } = open()
  const add = await screen.findByRole('button', { name: 'Add a passkey' })
  create.mockRejectedValueOnce(named('NotAllowedError'))
  await user.click(add)
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(add).toHaveAccessibleName('Add a passkey'))
  await new Promise((resolve) => setTimeout(resolve, 350))
  create.mockRejectedValueOnce(named('InvalidStateError'))
  await user.click(add)
  expect(await screen.findByText(/already has a passkey for your account/)).toBeVisible()
  expect(screen.getAllByText('Error')).toHaveLength(1)
  expect(asked).toEqual([])
})

test('a passkey reauthenticates instead of the password', async () => {
  servePasskeys()
  const sent: unknown[] = []
  const needed = { hasPasskey: true, needsCode: false }
  server.use(
    http.post('/api/auth/passkeys/confirm', () => HttpResponse.json({ options: { challenge: 'AQID' } })),
    http.post('/api/auth/passkeys/:id/remove', async ({ request }) => {
      const body = (await request.json()) as { passkey?: object }
      sent.push(body)
      return body.passkey
        ? HttpResponse.json({ message: 'Passkey removed', accepted })
        : refusal(403, 'PASSWORD_NEEDED', 'Please enter your password', needed)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }))
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('Passkey removed')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ passkey: { id: 'AQID', response: { signature: 'AQID' } } })
})

test('requires a verified email to add a passkey', async () => {
  servePasskeys()
  renderPage(<PasskeysCard user={aUser({ emailProvedAt: null })} />, { user: aUser() })
  expect(await screen.findByText('Verify your email first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})

test('signs in without a password on the auth pages', async () => {
  server.use(
    http.post('/api/auth/passkey-sign-in/begin', () => HttpResponse.json({ options: { challenge: 'AQID' } })),
    http.post('/api/auth/passkey-sign-in', async ({ request }) => {
      expect(await request.json()).toMatchObject({
        credential: { id: 'AQID', response: { signature: 'AQID' } },
      })
      return HttpResponse.json({ message: 'Login successful', user: aUser() })
    }),
    http.get('/api/auth/user', () => HttpResponse.json(aUser())),
  )
  const { user, location } = renderPage(<LoginPage />, { path: '/login?next=%2Fweight' })
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await waitFor(() => expect(location()).toBe('/weight'))
})

/** Signs in with a passkey that the server rejects. */
async function signInRefused(details?: object) {
  server.use(
    http.post('/api/auth/passkey-sign-in/begin', () =>
      HttpResponse.json({ options: { challenge: 'AQID', rpId: 'pepwell.example' } }),
    ),
    http.post('/api/auth/passkey-sign-in', () =>
      HttpResponse.json(
        { code: 'PASSKEY_REFUSED', message: 'This passkey was refused', details },
        { status: 400 },
      ),
    ),
  )
  const { user } = renderPage(<LoginPage />, { path: '/login' })
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('This passkey was refused')).toBeVisible()
}

test('signals an unknown passkey to the browser', async () => {
  await signInRefused({ isUnknown: true })
  expect(signalUnknownCredential.mock.calls).toEqual([[{ rpId: 'pepwell.example', credentialId: 'AQID' }]])
})

test("doesn't signal a known passkey that the server refuses", async () => {
  await signInRefused()
  expect(signalUnknownCredential).not.toHaveBeenCalled()
})

test('shows the same in a browser without signals', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  await signInRefused({ isUnknown: true })
})

test('offers nothing in a browser without passkeys', async () => {
  vi.unstubAllGlobals()
  servePasskeys()
  open()
  expect(await screen.findByText('This browser can’t use passkeys here.')).toBeVisible()
  renderPage(<LoginPage />, { path: '/login' })
  expect(screen.queryByRole('button', { name: /passkey$/ })).not.toBeInTheDocument()
})
