import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as browser from '../../lib/browser/browser.ts'
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

describe('links', () => {
  beforeEach(() => {
    visited()
    community(false)
  })

  test.each([
    ['Create an Account', '/signup'],
    ['Sign In', '/login'],
    ['Shop', '/shop'],
    ['Create account', '/signup'],
  ])('%s links to %s', (name, path) => {
    renderPage(<Landing />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  test.each(['Join the Community', 'Start Tracking Today'])('%s navigates to /api/login', async (name) => {
    const navigateTo = vi.spyOn(browser, 'navigateTo').mockImplementation(() => {})
    const { user } = renderPage(<Landing />)
    await user.click(screen.getByRole('button', { name }))
    expect(navigateTo).toHaveBeenCalledWith('/api/login')
  })
})

describe('without an account', () => {
  beforeEach(() => {
    visited()
    community(false)
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true
    }
  })

  test('the calculator draws the dose', async () => {
    const { user } = renderPage(<Landing />)
    await user.click(screen.getByRole('button', { name: 'Calculator' }))
    await user.type(await screen.findByLabelText('Peptide in the vial (mg)'), '5')
    await user.type(screen.getByLabelText('Desired dose (mg)'), '0,25')
    expect(screen.getByText('Draw 10 units')).toBeInTheDocument()
    expect(screen.getByText('0.1 mL · 20 doses a vial')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('Desired dose (mg)'))
    await user.type(screen.getByLabelText('Desired dose (mg)'), '6')
    expect(screen.getByText('The dose is more than the vial holds.')).toBeInTheDocument()
  })

  test.each([
    ['Privacy', 'What we store'],
    ['Terms', 'Not medical advice'],
    ['Contact', 'help@pepwell.example'],
  ])('%s is one tap away', async (name, text) => {
    const { user } = renderPage(<Landing />)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })
})

describe('the pictures', () => {
  /** An AVIF file's header. */
  function sizeOf(path: string): [width: number, height: number] {
    const file = readFileSync(join(import.meta.dirname, '../../..', path))
    const index = file.indexOf('ispe') + 8
    return [file.readUInt32BE(index), file.readUInt32BE(index + 4)]
  }

  beforeEach(() => {
    visited()
    community(false)
    renderPage(<Landing />)
  })

  const all = () => screen.getAllByRole<HTMLImageElement>('img')

  /** The image URL in light mode. */
  const path = (image: HTMLImageElement) =>
    image.getAttribute('src') ??
    image.parentElement?.querySelector('[media*=light]')?.getAttribute('srcset') ??
    ''

  test('have text alternatives, equal in both themes', () => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      all().filter((image) => path(image).includes(theme)),
    )
    expect(light?.length).toBeGreaterThan(3)
    expect(dark?.map(path)).toEqual(light?.map((image) => path(image).replace('-light', '-dark')))
    expect(dark?.map(({ alt }) => alt)).toEqual(light?.map(({ alt }) => alt))
    for (const { alt } of all()) expect(alt).toMatch(/\w+ \w+ \w+/)
  })

  test('reserve their space', () => {
    for (const image of all()) expect(sizeOf(path(image))).toEqual([2 * image.width, 2 * image.height])
  })

  test('load when visible, the first immediately, in the system’s theme', () => {
    const [first, ...others] = all()
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first?.parentElement?.querySelector('[media*=dark]')?.getAttribute('srcset')).toMatch(/-dark/)
    for (const image of others) expect(image).toHaveAttribute('loading', 'lazy')
    for (const image of all()) expect(image.className).toMatch(/dark:(hidden|block)/)
  })
})

describe('the member count', () => {
  beforeEach(visited)

  test('is shown when it is true', async () => {
    community(true)
    renderPage(<Landing />)
    expect(await screen.findByRole('heading', { name: 'Join thousands of users' })).toBeVisible()
  })

  test('is hidden when it is not', async () => {
    community(false)
    const { client } = renderPage(<Landing />)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getByRole('heading', { name: 'Join the community' })).toBeVisible()
    expect(screen.queryByText(/thousands/)).not.toBeInTheDocument()
  })
})

describe('the welcome for beta testers', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Welcome, beta tester' }, { timeout: 4000 })

  test.each(['Close', 'Get Started'])(
    'says that it stays free and where to write; %s ends it for good',
    async (control) => {
      community(false)
      const { user, unmount } = renderPage(<Landing />)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      fireEvent.scroll(window)
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
