import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import SignUpPage from '../../../pages/sign-up.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { currentUserQuery } from '../current-user.ts'

const field = (label: string) => screen.getByLabelText(label)

const filled = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'Ada@Example.org',
  'Phone number': '(212) 555-0123',
  Password: 'open sesame',
  'Confirm password': 'open sesame',
}

async function openAndFill(changes: Partial<typeof filled> = {}) {
  const page = renderPage(<SignUpPage />, { path: '/signup' })
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (!text) continue
    await page.user.click(field(label))
    // Key by key takes ten times as long.
    await page.user.paste(text)
  }
  return page
}

const whenSigningUp = (answer: (body: unknown) => Response) =>
  server.use(http.post('/api/auth/signup', async ({ request }) => answer(await request.json())))

describe('the form', () => {
  test('names everything missing at once, and focuses the first', async () => {
    const { user } = renderPage(<SignUpPage />, { path: '/signup' })
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Password must be at least 8 characters',
    ]) {
      expect(await screen.findByText(message)).toHaveRole('alert')
    }
    expect(field('First name')).toHaveFocus()
  })

  test.each([
    ['Phone number', '555-0123', 'Please enter a valid phone number'],
    ['Phone number', '0000000000000', 'Please enter a valid phone number'],
    ['Password', 'sesame7', 'Password must be at least 8 characters'],
    ['Confirm password', 'open sesami', "Passwords don't match"],
    ['Confirm password', '', "Passwords don't match"],
    ['Email', 'ada@', 'Please enter a valid email address'],
  ])('%s "%s": %s', async (label, text, message) => {
    const { user } = await openAndFill({ [label]: text })
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field(label)).toHaveFocus()
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  })

  test('shows and hides each password separately', async () => {
    const { user } = renderPage(<SignUpPage />, { path: '/signup' })
    await user.click(screen.getByRole('button', { name: 'Show confirm password' }))
    expect(field('Confirm password')).toHaveAttribute('type', 'text')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password')).toHaveAttribute('type', 'text')
  })

  test('supports autofill and links to sign-in', () => {
    renderPage(<SignUpPage />, { path: '/signup' })
    const known = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      'Phone number': 'tel',
      Password: 'new-password',
      'Confirm password': 'new-password',
    }
    for (const [label, kind] of Object.entries(known)) {
      expect(field(label)).toHaveAttribute('autocomplete', kind)
    }
    expect(field('Phone number')).toHaveAttribute('inputmode', 'tel')
    expect(field('Email')).toHaveAttribute('inputmode', 'email')
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })
})

test('a success fetches the user and leads to the profile', async () => {
  let sent: unknown
  const user = aUser({ dateOfBirth: null })
  whenSigningUp((body) => {
    sent = body
    return HttpResponse.json({ message: 'Account created', user: aUser() }, { status: 201 })
  })
  server.use(http.get('/api/auth/user', () => HttpResponse.json(user)))
  const page = await openAndFill()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.location()).toBe('/profile'))
  expect(page.client.getQueryData(currentUserQuery.queryKey)).toEqual(user)
  expect(sent).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    phoneNumber: '+12125550123',
    password: 'open sesame',
    confirmPassword: 'open sesame',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

describe('a failure', () => {
  test('shows the server’s message and keeps the input', async () => {
    const message = 'An account with this email already exists'
    whenSigningUp(() => HttpResponse.json({ code: 'EMAIL_TAKEN', message }, { status: 409 }))
    const { user, location } = await openAndFill()
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Signup Failed')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
    expect(field('Email')).toHaveAccessibleDescription(message)
    expect(field('Email')).toHaveFocus()
    for (const [label, text] of Object.entries(filled)) expect(field(label)).toHaveValue(text)
    expect(location()).toBe('/signup')
  })

  test.each([
    ['without an answer', () => HttpResponse.error()],
    [
      'an unexpected one',
      () => HttpResponse.json({ code: 'INTERNAL', message: 'Something went wrong' }, { status: 500 }),
    ],
  ])('%s asks to try again', async (_name, answer) => {
    whenSigningUp(answer)
    const { user } = await openAndFill()
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Failed to create account. Please try again.')).toBeVisible()
  })

  test('shows the server’s message about a field at the field', async () => {
    const fields = {
      lastName: 'Please use at most 100 characters',
      timeZone: 'Please choose a valid time zone',
    }
    whenSigningUp(() =>
      HttpResponse.json({ code: 'INVALID_INPUT', message: 'Please check', fields }, { status: 400 }),
    )
    const { user } = await openAndFill()
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Please use at most 100 characters')).toHaveRole('alert')
    expect(field('Last name')).toHaveFocus()
  })
})
