import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import ResetPasswordPage from '../../../pages/reset-password.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { currentUserQuery } from '../current-user.ts'

const field = (label: string) => screen.getByLabelText(label)

const whenResetting = (answer: (body: unknown) => Response | Promise<Response>) =>
  server.use(http.post('/api/auth/reset-password', async ({ request }) => answer(await request.json())))

async function openAndFill(password = 'open sesame', again = password) {
  const page = renderPage(<ResetPasswordPage />, { path: '/reset-password?token=tok_1', user: aUser() })
  await page.user.type(field('New Password'), password)
  if (again) await page.user.type(field('Confirm New Password'), again)
  return page
}

const update = () => screen.getByRole('button', { name: 'Update Password' })

test.each(['/reset-password', '/reset-password?token='])(
  '%s has no token: it says so and leads to /login',
  async (path) => {
    const { location } = renderPage(<ResetPasswordPage />, { path })
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(await screen.findByText('Invalid Reset Link')).toBeVisible()
    expect(screen.getByText('No reset token found. Please request a new password reset.')).toBeVisible()
    expect(location()).toBe('/login')
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument()
  },
)

describe('the form', () => {
  test('has a heading, a toggle per password and a way back', async () => {
    const { user } = renderPage(<ResetPasswordPage />, { path: '/reset-password?token=tok_1' })
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('button', { name: 'Show new password' }))
    expect(field('New Password')).toHaveAttribute('type', 'text')
    expect(field('Confirm New Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show confirm new password' }))
    expect(field('Confirm New Password')).toHaveAttribute('type', 'text')
  })

  test.each([
    ['sesame7', 'sesame7', 'New Password', 'Password must be at least 8 characters'],
    ['open sesame', 'open sesami', 'Confirm New Password', "Passwords don't match"],
  ])('refuses "%s" and "%s"', async (password, again, label, message) => {
    const { user } = await openAndFill(password, again)
    await user.click(update())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field(label)).toHaveFocus()
  })
})

test('a success confirms it, clears the cached user, and leads to /login', async () => {
  let sent: unknown
  let answer = () => {}
  whenResetting((body) => {
    sent = body
    return new Promise((resolve) => {
      answer = () => resolve(HttpResponse.json({ message: 'Done' }))
    })
  })
  const { user, location, client } = await openAndFill()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Updating Password...' })).toBeVisible()
  await waitFor(() => expect(sent).toBeDefined())
  answer()
  expect(await screen.findByText('Password Reset Successful')).toBeVisible()
  expect(
    screen.getByText('Your password has been updated. You can now log in with your new password.'),
  ).toBeVisible()
  expect(location()).toBe('/login')
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull()
  expect(sent).toEqual({ token: 'tok_1', password: 'open sesame', confirmPassword: 'open sesame' })
})

describe('a failure', () => {
  const expired = 'This reset link is invalid or has expired. Please request a new one.'

  test.each([
    [expired, () => HttpResponse.json({ code: 'RESET_TOKEN_INVALID', message: expired }, { status: 400 })],
    ['Failed to reset password. Please try again or request a new reset link.', () => HttpResponse.error()],
  ])('shows: %s', async (says, answer) => {
    whenResetting(answer)
    const { user, location } = await openAndFill()
    await user.click(update())
    expect(await screen.findByText('Reset Failed')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
    expect(field('New Password')).toHaveValue('open sesame')
    expect(location()).toBe('/reset-password?token=tok_1')
  })
})
