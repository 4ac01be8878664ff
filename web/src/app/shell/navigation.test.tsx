import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRoom, aSupportRoom, serveChat } from '../../test/chat-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import MemberShell from './member-shell.tsx'
import { isAt, tabs, topNavigation } from './navigation.ts'

const show = (path: string, user = aUser()) =>
  renderPage(
    <MemberShell user={user} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { path, user },
  )

const bar = (name: string) => within(screen.getByRole('navigation', { name }))
const names = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('the bars link to all pages in order', () => {
  show('/')
  expect(names(bar('Main').getAllByRole('link'))).toEqual([
    ['Dashboard', '/'],
    ['My Plan', '/reminders'],
    ['Peptides', '/peptides'],
    ['Social', '/social'],
    ['Shop', '/shop'],
  ])
  expect(names(bar('Tabs').getAllByRole('link'))).toEqual([
    ['Home', '/'],
    ['Peptides', '/peptides'],
    ['Social', '/social'],
    ['Reminders', '/reminders'],
    ['Shop', '/shop'],
    ['Profile', '/profile'],
  ])
})

test('both bars show the unread count', async () => {
  serveChat({ rooms: [aRoom({ unreadCount: 7 }), aSupportRoom({ unreadCount: 4 })] })
  show('/')
  expect(await screen.findAllByRole('link', { name: /^Social ?11 unread$/ })).toHaveLength(2)
  expect(bar('Tabs').getByText('9+')).toBeVisible()
})

test('the current page is marked', () => {
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

test('Home is current only on its own page', () => {
  expect(tabs.filter((tab) => isAt('/profile', tab)).map((tab) => tab.label)).toEqual(['Profile'])
})

test('admins get a back office link in every bar', async () => {
  const { user } = show('/admin', aUser({ isAdmin: true }))
  for (const name of ['Main', 'Tabs'])
    expect(bar(name).getByRole('link', { current: 'page' })).toHaveTextContent('Admin')
  await user.click(screen.getByRole('button', { name: 'Pepwell, open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
})

test.each([
  ['/', ['Quick menu', 'Notifications']],
  ['/shop', ['Cart', 'Notifications']],
  ['/admin', ['Notifications']],
])('at %s a phone’s bar has %j next to the brand', (path, tools) => {
  show(path, aUser({ isAdmin: true }))
  const opener = screen.getByRole('button', { name: 'Pepwell, open menu' })
  const phoneBar = within(opener.closest('header') as HTMLElement)
  const held = [...phoneBar.queryAllByRole('link'), ...phoneBar.getAllByRole('button')]
  expect(held.map((control) => control.getAttribute('aria-label')).toSorted()).toEqual(
    ['Pepwell, open menu', ...tools].toSorted(),
  )
})

test('the brand opens the drawer with the user’s name, all links and sign-out', async () => {
  const { user, location } = show('/')
  await user.click(screen.getByRole('button', { name: 'Pepwell, open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByText('Ada')).toBeVisible()
  expect(drawer.getByText('ada@example.org')).toBeVisible()
  expect(names(drawer.getAllByRole('link'))).toEqual([
    ['Dashboard', '/'],
    ['My Plan', '/reminders'],
    ['Peptides', '/peptides'],
    ['Social', '/social'],
    ['Shop', '/shop'],
    ['Orders', '/shop/orders'],
    ['Trusted Source', '/trusted-source'],
    ['Profile', '/profile'],
    ['Logout', '/api/logout'],
  ])
  await user.click(drawer.getByRole('link', { name: 'Profile' }))
  expect(location()).toBe('/profile')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the first Tab reaches a link that skips the bars', async () => {
  const { user } = show('/')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})
