import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import ReplacePasswordPage from '../../../pages/replace-password.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { currentUserQuery } from '../current-user.ts'

const temporary = aUser({ temporaryPasswordUntil: '2026-03-02T12:00:00.000Z' })

const whenReplacing = (answer: (body: unknown) => Response) =>
  server.use(
    http.post('/api/auth/replace-temporary-password', async ({ request }) => answer(await request.json())),
  )

async function openAndFill(password: string, again = password) {
  const page = renderPage(<ReplacePasswordPage />, { user: temporary })
  await page.user.type(screen.getByLabelText('New Password'), password)
  await page.user.type(screen.getByLabelText('Confirm New Password'), again)
  await page.user.click(screen.getByRole('button', { name: 'Update Password' }))
  return page
}

test('choosing your own password opens the app', async () => {
  let sent: unknown
  whenReplacing((body) => {
    sent = body
    return HttpResponse.json({ message: 'Done', user: aUser() })
  })
  const { client } = await openAndFill('my very own')
  expect(await screen.findByText('Password updated')).toBeVisible()
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(aUser())
  expect(sent).toEqual({ password: 'my very own', confirmPassword: 'my very own' })
})

test("doesn't send passwords that differ", async () => {
  await openAndFill('my very own', 'my very one')
  expect(await screen.findByText("Passwords don't match")).toHaveRole('alert')
})

test('a failure shows an error and keeps the input', async () => {
  whenReplacing(() => HttpResponse.error())
  await openAndFill('my very own')
  expect(await screen.findByText('We couldn’t save your password. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('New Password')).toHaveValue('my very own')
})

test('refetches the user when another tab was faster', async () => {
  whenReplacing(() => HttpResponse.json({ code: 'NO_TEMPORARY_PASSWORD', message: '' }, { status: 409 }))
  const { client } = await openAndFill('my very own')
  await waitFor(() =>
    expect(client.getQueryState(currentUserQuery.queryKey)).toMatchObject({ isInvalidated: true }),
  )
})

test('can be left by signing out', () => {
  renderPage(<ReplacePasswordPage />, { user: temporary })
  expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
})
