import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { pass, stopTime, until } from '../../../test/time.ts'
// Loaded on first open; preloaded here so the test doesn't time out.
import './forgot-password-dialog.tsx'

const neutral = 'If an account with that email exists, a reset link has been sent.'

const whenAsked = (answer: (body: unknown) => Response) =>
  server.use(http.post('/api/auth/forgot-password', async ({ request }) => answer(await request.json())))

async function openDialog(typed = '') {
  const page = renderPage(<LoginPage />, { path: '/login' })
  if (typed) await page.user.type(screen.getByLabelText('Email'), typed)
  await page.user.click(screen.getByRole('button', { name: 'Forgot your password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password' }))
  const send = dialog.getByRole('button', { name: 'Send Reset Link' })
  return { ...page, dialog, email: dialog.getByLabelText('Email'), send }
}

afterEach(() => vi.useRealTimers())

test('takes over the typed address, and Cancel closes it', async () => {
  const { user, dialog, email } = await openDialog('ada@example.org')
  expect(email).toHaveValue('ada@example.org')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
})

test("isn't covered by an earlier toast", async () => {
  server.use(http.post('/api/auth/login', () => HttpResponse.json({}, { status: 401 })))
  const { user } = renderPage(<LoginPage />, { path: '/login' })
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('Login Failed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Forgot your password' }))
  await screen.findByRole('dialog')
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument()
})

test('requires a valid address', async () => {
  const { user, dialog, email } = await openDialog('ada')
  await user.type(email, '{Enter}')
  expect(await dialog.findByText('Please enter a valid email address')).toHaveRole('alert')
  expect(email).toHaveFocus()
})

test('shows the server’s reply and closes', async () => {
  let sent: unknown
  whenAsked((body) => {
    sent = body
    return HttpResponse.json({ message: neutral })
  })
  const { user, email } = await openDialog()
  await user.type(email, 'Ada@Example.org{Enter}')
  expect(await screen.findByText(neutral)).toBeVisible()
  expect(sent).toEqual({ email: 'ada@example.org' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('shows a token in the reply for ten seconds', async () => {
  let asked = false
  whenAsked(() => {
    asked = true
    return HttpResponse.json({ message: neutral, token: 'tok_123' })
  })
  const { send } = await openDialog('ada@example.org')
  stopTime()
  fireEvent.click(send)
  await until(() => asked)
  await pass(0)
  await until(() => screen.queryByText('tok_123') !== null)
  await pass(9900)
  expect(screen.getByText('tok_123')).toBeVisible()
  await pass(100)
  expect(screen.queryByText('tok_123')).not.toBeInTheDocument()
})

test('a failure shows an error and keeps the dialog with its input', async () => {
  whenAsked(() => HttpResponse.json({ code: 'TOO_MANY_REQUESTS', message: 'Too many' }, { status: 429 }))
  const { user, email, send } = await openDialog('ada@example.org')
  await user.click(send)
  expect(await screen.findByText('Error')).toBeVisible()
  expect(screen.getByText('Failed to send reset link. Please try again.')).toBeVisible()
  expect(email).toHaveValue('ada@example.org')
})
