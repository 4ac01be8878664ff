import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { pass, stopTime, until } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { currentUserQuery } from '../current-user.ts'
// Loaded on first submit; preloaded here so the test doesn't time out.
import '@pepwell/contract/accounts/accounts'

const success = () => HttpResponse.json({ message: 'Login successful', user: aUser() })

const whenSigningIn = (answer: (body: unknown) => Response | Promise<Response>) =>
  server.use(http.post('/api/auth/login', async ({ request }) => answer(await request.json())))

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const signInButton = () => screen.getByRole('button', { name: /^Sign/ })

async function openAndFill(path = '/login') {
  const page = renderPage(<LoginPage />, { path })
  await page.user.type(email(), 'ada@example.org')
  await page.user.type(password(), 'open sesame')
  return page
}

afterEach(() => vi.useRealTimers())

describe('the form', () => {
  test('names what is missing, focuses it, and sends nothing', async () => {
    const { user } = renderPage(<LoginPage />, { path: '/login' })
    await user.click(signInButton())
    expect(await screen.findByText('Please enter a valid email address')).toHaveRole('alert')
    expect(screen.getByText('Password is required')).toHaveRole('alert')
    expect(email()).toHaveFocus()
    expect(email()).toBeInvalid()
  })

  test('removes an error once its field is corrected', async () => {
    const { user } = renderPage(<LoginPage />, { path: '/login' })
    await user.type(email(), 'ada@')
    await user.type(password(), 'x{Enter}')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await user.type(email(), 'example.org')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('shows and hides the password', async () => {
    const { user } = renderPage(<LoginPage />, { path: '/login' })
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  test('supports password managers and links to sign-up', () => {
    renderPage(<LoginPage />, { path: '/login' })
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute('href', '/signup')
  })

  test('sends the input and time zone once, and shows progress', async () => {
    const sent: unknown[] = []
    let answer = (_: Response) => {}
    whenSigningIn((body) => {
      sent.push(body)
      return new Promise((resolve) => {
        answer = resolve
      })
    })
    const { user } = await openAndFill()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(sent).toEqual([{ email: 'ada@example.org', password: 'open sesame', timeZone }])
    answer(HttpResponse.json({ code: 'INVALID_CREDENTIALS', message: 'No' }, { status: 401 }))
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled()
  })
})

describe('after a success', () => {
  async function signIn({ path, users }: { path?: string; users: (object | null)[] }) {
    const looks = vi.fn()
    let signedIn = false
    whenSigningIn(() => {
      signedIn = true
      return success()
    })
    server.use(
      http.get('/api/auth/user', () => {
        const user = users[looks.mock.calls.length]
        looks()
        return user ? HttpResponse.json(user) : HttpResponse.json({ code: 'NOT_SIGNED_IN' }, { status: 401 })
      }),
    )
    const page = await openAndFill(path)
    stopTime()
    fireEvent.click(signInButton())
    await until(() => signedIn)
    await pass(0)
    return { ...page, looks, cached: () => page.client.getQueryData(currentUserQuery.queryKey) }
  }

  test('fetches the user after 300 ms, and leaves the page after half a second', async () => {
    const { looks, cached, location } = await signIn({ users: [aUser()] })
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    await pass(299)
    expect(looks).not.toHaveBeenCalled()
    await pass(1)
    expect(looks).toHaveBeenCalledTimes(1)
    expect(cached()).toMatchObject({ firstName: 'Ada' })
    await pass(199)
    expect(location()).toBe('/login')
    await pass(1)
    expect(location()).toBe('/')
    await pass(5000)
    expect(looks).toHaveBeenCalledTimes(1)
  })

  test('clears the cached user first', async () => {
    const { client } = await signIn({ users: [aUser()] })
    client.setQueryData(currentUserQuery.queryKey, null)
    client.setQueryData(['/api/admin/status'], { isAdmin: true })
    await pass(299)
    expect(client.getQueryData(['/api/admin/status'])).toEqual({ isAdmin: true })
    await pass(1)
    expect(client.getQueryData(['/api/admin/status'])).toBeUndefined()
    expect(client.getQueryData(currentUserQuery.queryKey)).toMatchObject({ firstName: 'Ada' })
  })

  test('fetches the user again after 700 ms without a user', async () => {
    const { looks, cached } = await signIn({ users: [null, aUser()] })
    await pass(300)
    expect(looks).toHaveBeenCalledTimes(1)
    await pass(699)
    expect(looks).toHaveBeenCalledTimes(1)
    expect(cached()).toBeUndefined()
    await pass(1)
    expect(looks).toHaveBeenCalledTimes(2)
    expect(cached()).toMatchObject({ firstName: 'Ada' })
  })

  test('tells a person whose browser stores no session', async () => {
    const { looks } = await signIn({ users: [null, null] })
    await pass(300)
    await pass(700)
    expect(looks).toHaveBeenCalledTimes(2)
    await until(() => screen.queryByText(/Please allow cookies for this site/) !== null)
  })

  test('continues to the requested page', async () => {
    const { location } = await signIn({ path: '/login?next=%2Freminders%3Fa%3D1', users: [aUser()] })
    await pass(500)
    expect(location()).toBe('/reminders?a=1')
  })

  test('never navigates to another site', async () => {
    const { location } = await signIn({ path: '/login?next=https%3A%2F%2Fevil.example', users: [aUser()] })
    await pass(500)
    expect(location()).toBe('/')
  })
})
