import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import * as browser from '../lib/browser/browser.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import { CurrentPage } from './router.tsx'

// Pages are mocked: each renders its name.
vi.mock('./routes.ts', async (original) => {
  const { pages } = await original<typeof import('./routes.ts')>()
  const { lazyView } = await import('../lib/rendering/lazy-view.ts')
  const stub = (title: string) => lazyView(async () => ({ default: () => <h1>{title}</h1> }))
  const named = Object.entries(pages).map(([name, page]) => [name, { ...page, view: stub(page.title) }])
  return { pages: Object.fromEntries(named) }
})

const visit = (path: string, user: CurrentUser | null) => renderPage(<CurrentPage />, { path, user })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => sessionStorage.setItem(`welcomed:${aUser().id}`, '1'))

describe('while the user is loading', () => {
  test('shows a spinner, then the page', async () => {
    server.use(
      http.get('/api/auth/user', async () => {
        await delay(20)
        return HttpResponse.json(null, { status: 401 })
      }),
    )
    renderPage(<CurrentPage />, { path: '/' })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(await heading('Plan, log and understand your regimen')).toBeVisible()
  })

  test('opens a reset link immediately', async () => {
    server.use(http.get('/api/auth/user', () => delay('infinite')))
    renderPage(<CurrentPage />, { path: '/reset-password?token=x' })
    expect(await heading('Reset Your Password')).toBeVisible()
  })
})

describe('signed out', () => {
  test.each([
    ['/', 'Plan, log and understand your regimen'],
    ['/login', 'Sign In'],
    ['/signup', 'Create an Account'],
    ['/reset-password', 'Reset Your Password'],
    ['/peptides', '404 Page Not Found'],
    ['/nowhere', '404 Page Not Found'],
  ])('%s shows %s', async (path, title) => {
    visit(path, null)
    expect(await heading(title)).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(document.title).toBe(`${title} · Pepwell`)
  })
})

describe('signed in with an incomplete profile', () => {
  test.each([
    ['/', 'Profile'],
    ['/peptides', 'Profile'],
    ['/nowhere', 'Profile'],
    ['/login', 'Profile'],
    ['/profile-setup', 'Profile'],
    ['/reset-password', 'Reset Your Password'],
  ])('%s shows %s without changing the URL', async (path, title) => {
    const { location } = visit(path, aUser({ gender: null }))
    expect(await heading(title)).toBeVisible()
    expect(location()).toBe(path)
  })

  test('links to no locked page, but allows signing out', async () => {
    const { user } = visit('/', aUser({ gender: null }))
    await heading('Profile')
    expect(screen.queryByRole('link', { name: 'My Plan' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Quick menu' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Account menu: Ada' }))
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
  })
})

describe('signed in', () => {
  test.each([
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/peptides', 'Peptides'],
    ['/reminders', 'My Plan'],
    ['/profile', 'Profile'],
    ['/profile-setup', 'Complete Your Profile'],
    ['/reset-password', 'Reset Your Password'],
    ['/nowhere', '404 Page Not Found'],
  ])('%s shows %s', async (path, title) => {
    visit(path, aUser())
    expect(await heading(title)).toBeVisible()
  })

  test('signing in leads to the requested page', async () => {
    const { location } = visit('/login?next=%2Fpeptides', aUser())
    expect(await heading('Peptides')).toBeVisible()
    expect(location()).toBe('/peptides')
  })

  test('navigation announces the page and moves the focus to it', async () => {
    const { user } = visit('/', aUser())
    await heading('Dashboard')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Peptides' }),
    )
    await heading('Peptides')
    expect(screen.getByRole('main')).toHaveFocus()
    const announced = screen
      .getAllByText('Peptides')
      .filter((text) => text.ariaLive === 'polite' || text.getAttribute('aria-live'))
    expect(announced).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe('Peptides · Pepwell'))
  })

  test("the drawer that navigated doesn't take the focus back", async () => {
    const { user } = visit('/', aUser())
    await heading('Dashboard')
    await user.click(screen.getByRole('button', { name: 'Pepwell, open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'My Plan' }))
    await heading('My Plan')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await new Promise((settled) => setTimeout(settled, 20))
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

test('a session that ends elsewhere leads to sign-in without showing a public page', async () => {
  const navigateTo = vi.spyOn(browser, 'navigateTo').mockImplementation(() => {})
  const { client } = visit('/peptides', aUser())
  expect(await heading('Peptides')).toBeVisible()
  client.setQueryData(currentUserQuery.queryKey, null)
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible()
  expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).not.toBeInTheDocument()
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login\?next=/)))
})
