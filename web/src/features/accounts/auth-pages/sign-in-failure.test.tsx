import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
// Loaded on first submit; preloaded here so the test doesn't time out.
import '@pepwell/contract/accounts/accounts'
import { breakContract } from '../../../test/contract-replies.ts'

const password = () => screen.getByLabelText('Password')

async function signIn(answer: () => Response) {
  server.use(http.post('/api/auth/login', answer))
  const page = renderPage(<LoginPage />, { path: '/login' })
  await page.user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await page.user.type(password(), 'open sesame{Enter}')
  return page
}

const refusal = (body: object, status: number) => () => HttpResponse.json(body, { status })
const cases: [what: string, says: string, answer: () => Response][] = [
  [
    'a refusal',
    'Invalid email or password',
    refusal({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }, 401),
  ],
  ['a refusal without a word', 'Please check your credentials and try again', refusal({}, 401)],
  ['a breakdown without a word', 'Login failed', refusal({}, 500)],
  [
    'an error page',
    'Server returned invalid response format',
    () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }),
  ],
  ['a success in HTML', 'Server returned invalid response format', () => HttpResponse.html('<p>Hotel</p>')],
  ['a success without a user', 'Come back later', () => HttpResponse.json({ message: 'Come back later' })],
  [
    'a success without a message',
    'Invalid server response format',
    () => HttpResponse.json({ user: aUser() }),
  ],
  ['an empty success', 'Invalid server response format', () => HttpResponse.json(null)],
  ['no answer', 'Network error during login', () => HttpResponse.error()],
]

test.each(cases)('%s shows: %s', async (_name, says, answer) => {
  breakContract()
  const { location } = await signIn(answer)
  expect(await screen.findByText('Login Failed')).toBeVisible()
  expect(screen.getByText(says)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  expect(password()).toHaveValue('open sesame')
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(location()).toBe('/login')
})

test('shows the server’s message about a field at the field', async () => {
  const fields = { password: 'Please use at most 256 characters' }
  await signIn(refusal({ code: 'INVALID_INPUT', message: 'Please check what you entered', fields }, 400))
  expect(await screen.findByText('Please use at most 256 characters')).toHaveRole('alert')
  expect(password()).toHaveFocus()
  expect(await screen.findByText('Please check what you entered')).toBeVisible()
})
