import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
// Lazy-loaded; preloaded here so the test doesn't time out.
import '@pepwell/contract/accounts/accounts'
import '@pepwell/contract/accounts/two-step'
import './second-step-form.tsx'

/** Signs in to an account with two-factor authentication. `answer` is the server's reply to the second step. */
async function typePassword(answer: (code: string) => Response) {
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/login', () => refusal(403, 'SECOND_STEP_NEEDED', 'Please enter the code')),
    http.post('/api/auth/second-step', async ({ request }) => {
      const body = (await request.json()) as { code: string }
      sent.push(body)
      return answer(body.code)
    }),
    http.get('/api/auth/user', () => HttpResponse.json(aUser())),
  )
  const page = renderPage(<LoginPage />, { path: '/login?next=%2Fweight' })
  await page.user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await page.user.type(screen.getByLabelText('Password'), 'open sesame{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'One More Step' })).toBeVisible()
  return { ...page, sent }
}

const success = () => HttpResponse.json({ message: 'Login successful', user: aUser() })
const field = (name: string) => screen.findByLabelText(name)

test('asks for the app’s code, marks a wrong one, and continues with the right one', async () => {
  const { user, location, sent } = await typePassword((code) =>
    code === '123456' ? success() : refusal(400, 'TWO_STEP_CODE_WRONG', 'Wrong code'),
  )
  expect(await field('Code')).toHaveFocus()
  expect(await field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await user.keyboard('12{Enter}')
  expect(await screen.findByText(/Please enter the six digits/)).toHaveRole('alert')
  await user.clear(await field('Code'))
  await user.keyboard('999999{Enter}')
  expect(await screen.findByText('Wrong code')).toHaveRole('alert')
  await user.clear(await field('Code'))
  await user.keyboard('123456{Enter}')
  await waitFor(() => expect(location()).toBe('/weight'))
  expect(sent).toMatchObject([{ code: '999999' }, { code: '123456', timeZone: expect.any(String) }])
})

test('accepts a recovery code instead', async () => {
  const { user, location } = await typePassword((code) =>
    code === 'abcd-efgh-ijkm' ? success() : refusal(400, 'TWO_STEP_CODE_WRONG', 'Wrong code'),
  )
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(await field('Recovery code'), 'abcd-efgh-ijkm{Enter}')
  await waitFor(() => expect(location()).toBe('/weight'))
})

test('asks for the password again in the same form after a timeout', async () => {
  const { user } = await typePassword(() => refusal(400, 'SECOND_STEP_OVER', 'This took too long.'))
  await user.type(await field('Code'), '123456{Enter}')
  expect(await screen.findByText('This took too long.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})
