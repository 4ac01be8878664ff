import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as browser from '../../lib/browser.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import Landing from '../landing.tsx'

const community = (thousandsOfUsers: boolean) =>
  server.use(
    http.get('/api/community', () =>
      HttpResponse.json({ thousandsOfUsers, supportEmail: 'help@pepwell.example' }),
    ),
  )

const visited = () => localStorage.setItem('beta-welcome-seen', '1')

describe('the ways in', () => {
  beforeEach(() => {
    visited()
    community(false)
  })

  test.each([
    ['Create an Account', '/signup'],
    ['Sign In', '/login'],
  ])('%s links to %s', (name, path) => {
    renderPage(<Landing />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  test.each(['Join the Community', 'Start Tracking Today'])('%s leaves for /api/login', async (name) => {
    const leaveTo = vi.spyOn(browser, 'leaveTo').mockImplementation(() => {})
    const { user } = renderPage(<Landing />)
    await user.click(screen.getByRole('button', { name }))
    expect(leaveTo).toHaveBeenCalledWith('/api/login')
  })
})

describe('how many are here', () => {
  beforeEach(visited)

  test('is said when it is true', async () => {
    community(true)
    renderPage(<Landing />)
    expect(await screen.findByRole('heading', { name: 'Join thousands of users' })).toBeVisible()
  })

  test('is not said when it is not', async () => {
    community(false)
    const { client } = renderPage(<Landing />)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getByRole('heading', { name: 'Join the community' })).toBeVisible()
    expect(screen.queryByText(/thousands/)).not.toBeInTheDocument()
  })
})

describe('the welcome of beta testers', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Welcome, beta tester' }, { timeout: 4000 })

  test.each(['Close', 'Get Started'])(
    'says that it stays free and where to write; %s ends it for good',
    async (control) => {
      community(false)
      const { user, unmount } = renderPage(<Landing />)
      const welcome = within(await dialog())
      expect(welcome.getByText(/always be free/)).toBeVisible()
      expect(welcome.getByRole('link', { name: 'help@pepwell.example' })).toHaveAttribute(
        'href',
        'mailto:help@pepwell.example',
      )
      await user.click(welcome.getByRole('button', { name: control }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(localStorage.getItem('beta-welcome-seen')).toBe('1')
      unmount()
    },
  )
})
