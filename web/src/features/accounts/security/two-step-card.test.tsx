import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { TwoStepCard } from './two-step-card.tsx'
// Loaded on open; preloaded here so the test doesn't time out.
import './recovery-codes-dialog.tsx'
import './set-up-dialog.tsx'

const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-ijk${n}`)
const PASSWORD = 'open sesame'

/** A server that requires reauthentication. Returns the requests it received. */
function serveTwoStep(since: string | null = null) {
  const requests: string[] = []
  let state = { since, recoveryCodesLeft: since ? 7 : 0 }
  const confirmed =
    (what: string, answer: () => object) =>
    async ({ request }: { request: Request }) => {
      const { currentPassword } = (await request.json()) as { currentPassword?: string }
      if (currentPassword === undefined) return refusal(403, 'PASSWORD_NEEDED', 'Please enter your password')
      if (currentPassword !== PASSWORD) return refusal(403, 'WRONG_PASSWORD', 'That’s not your password')
      requests.push(what)
      return HttpResponse.json(answer())
    }
  server.use(
    http.get('/api/auth/two-step', () => HttpResponse.json(state)),
    http.post(
      '/api/auth/two-step/begin',
      confirmed('begin', () => ({ key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Pepwell:ada' })),
    ),
    http.post('/api/auth/two-step/switch-on', async ({ request }) => {
      const { code } = (await request.json()) as { code: string }
      if (code !== '123 456') return refusal(400, 'TWO_STEP_CODE_WRONG', 'Wrong code')
      state = { since: '2026-03-01T12:00:00.000Z', recoveryCodesLeft: 10 }
      return HttpResponse.json({ recoveryCodes: codes })
    }),
    http.post(
      '/api/auth/two-step/recovery-codes',
      confirmed('renew', () => ({ recoveryCodes: codes })),
    ),
    http.post(
      '/api/auth/two-step/switch-off',
      confirmed('switch off', () => {
        state = { since: null, recoveryCodesLeft: 0 }
        return { message: 'Off' }
      }),
    ),
  )
  return requests
}

async function openAndPress(name: string) {
  const page = renderPage(<TwoStepCard user={aUser()} />, { user: aUser() })
  await page.user.click(await screen.findByRole('button', { name }))
  await page.user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
  return page
}

test('is set up with the password and a first code, and shows recovery codes once', async () => {
  const asked = serveTwoStep()
  const { user } = await openAndPress('Set up')
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  const code = screen.getByLabelText('Code')
  await user.type(code, '12{Enter}')
  expect(await screen.findByText('Please enter the six digits')).toHaveRole('alert')
  await user.clear(code)
  await user.type(code, '999999{Enter}')
  expect(await screen.findByText('Wrong code')).toHaveRole('alert')
  expect(code).toHaveValue('999999')
  await user.clear(code)
  await user.type(code, '123 456{Enter}')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(list.children).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain(codes[9])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument())
  expect(await screen.findByText(/10 recovery codes left/)).toBeVisible()
  expect(asked).toEqual(['begin'])
})

test('keeps the question open after a wrong password, and turns off after the right one', async () => {
  const asked = serveTwoStep('2026-03-01T12:00:00.000Z')
  const { user } = renderPage(<TwoStepCard user={aUser()} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  await user.type(await screen.findByLabelText('Password'), 'a guess{Enter}')
  expect(await screen.findByText('That’s not your password')).toHaveRole('alert')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
  expect(await screen.findByText('Two-step sign-in is off')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  expect(asked).toEqual(['switch off'])
})

test('new recovery codes replace the earlier ones', async () => {
  serveTwoStep('2026-03-01T12:00:00.000Z')
  await openAndPress('New recovery codes')
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
})

test('asks for a code besides the password when two-step sign-in is on', async () => {
  serveTwoStep('2026-03-01T12:00:00.000Z')
  const sent: unknown[] = []
  const needed = { hasPasskey: false, needsCode: true }
  server.use(
    http.post('/api/auth/two-step/switch-off', async ({ request }) => {
      const body = (await request.json()) as { code?: string }
      sent.push(body)
      if (!body.code) return refusal(403, 'PASSWORD_NEEDED', 'Please enter your password', needed)
      return body.code === '123456'
        ? HttpResponse.json({ message: 'Off' })
        : refusal(400, 'TWO_STEP_CODE_WRONG', 'Wrong code')
    }),
  )
  const { user } = renderPage(<TwoStepCard user={aUser()} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('Password'), PASSWORD)
  await goOn()
  expect(await screen.findByText('Please enter the six digits, or a recovery code')).toBeVisible()
  const code = screen.getByLabelText('Code')
  await user.type(code, '654321')
  await goOn()
  expect(await screen.findByText('Wrong code')).toBeVisible()
  await user.clear(code)
  await user.type(code, '123456')
  await goOn()
  expect(await screen.findByText('Two-step sign-in is off')).toBeVisible()
  expect(sent.at(-1)).toEqual({ currentPassword: PASSWORD, code: '123456' })
})

test('links to verification before the email is verified', async () => {
  serveTwoStep()
  server.use(
    http.post('/api/auth/verify-email/send', () => HttpResponse.json({ message: 'We sent the link.' })),
  )
  const { user } = renderPage(<TwoStepCard user={aUser({ emailProvedAt: null })} />, { user: aUser() })
  expect(await screen.findByText('Verify your email first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('We sent the link.')).toBeVisible()
})

test('retries after a failure', async () => {
  let fails = true
  server.use(
    http.get('/api/auth/two-step', () =>
      fails ? refusal(400, 'INTERNAL', '') : HttpResponse.json({ since: null, recoveryCodesLeft: 0 }),
    ),
  )
  const { user } = renderPage(<TwoStepCard user={aUser()} />, { user: aUser() })
  expect(await screen.findByText('We couldn’t load two-step sign-in')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
})
