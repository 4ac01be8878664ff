import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import MemberShell from './member-shell.tsx'
import { type Destination, isAt, tabs, topNavigation, visibleTo } from './navigation.ts'

const show = (path: string) =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { path, user: aUser() },
  )

const bar = (name: string) => within(screen.getByRole('navigation', { name }))
const names = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('the bars lead to what there is, in their order', () => {
  show('/')
  expect(names(bar('Main').getAllByRole('link'))).toEqual([
    ['Dashboard', '/'],
    ['My Plan', '/reminders'],
    ['Peptides', '/peptides'],
  ])
  expect(names(bar('Tabs').getAllByRole('link'))).toEqual([
    ['Home', '/'],
    ['Peptides', '/peptides'],
    ['Reminders', '/reminders'],
    ['Profile', '/profile'],
  ])
})

test('the place somebody is at is marked', () => {
  show('/peptides/7')
  expect(bar('Tabs').getByRole('link', { current: 'page' })).toHaveTextContent('Peptides')
  expect(bar('Main').getByRole('link', { current: 'page' })).toHaveTextContent('Peptides')
})

test.each([
  ['/', '/', true],
  ['/dashboard', '/', true],
  ['/peptides', '/', false],
  ['/peptides', '/peptides', true],
  ['/peptides/7', '/peptides', true],
  ['/peptides-and-more', '/peptides', false],
])('%s at %s: %s', (path, place, expected) => {
  const destination = topNavigation.find((entry) => entry.path === place)
  expect(destination && isAt(path, destination)).toBe(expected)
})

test('Home counts only as itself', () => {
  expect(tabs.filter((tab) => isAt('/profile', tab)).map((tab) => tab.label)).toEqual(['Profile'])
})

test('what is for admins, admins see', () => {
  const admin: Destination = {
    path: '/admin',
    label: 'Admin',
    icon: tabs[0]?.icon ?? (() => null),
    adminOnly: true,
  } as Destination
  expect(visibleTo({ isAdmin: false }, [...tabs, admin])).toEqual(tabs)
  expect(visibleTo({ isAdmin: true }, [...tabs, admin])).toContain(admin)
})

test('the drawer says who is signed in and leads everywhere, and out', async () => {
  const { user, location } = show('/')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByText('Ada')).toBeVisible()
  expect(drawer.getByText('ada@example.org')).toBeVisible()
  expect(names(drawer.getAllByRole('link'))).toEqual([
    ['Dashboard', '/'],
    ['My Plan', '/reminders'],
    ['Peptides', '/peptides'],
    ['Profile', '/profile'],
    ['Logout', '/api/logout'],
  ])
  await user.click(drawer.getByRole('link', { name: 'Profile' }))
  expect(location()).toBe('/profile')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the tab key reaches the page past the bars first', async () => {
  const { user } = show('/')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})
