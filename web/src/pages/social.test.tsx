import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { serveFriends } from '../test/friends-server.ts'
import { aListed, serveMembers } from '../test/members-server.ts'
import { renderPage } from '../test/render.tsx'
import { serveStacks } from '../test/stacks-server.ts'
import { aUser } from '../test/users.ts'
import Social from './social.tsx'

const show = (path = '/social', user = aUser()) => renderPage(<Social />, { path, user })
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

describe('the head', () => {
  test('says who one is for others, and copies the id', async () => {
    serveFriends()
    const { user } = show()
    const own = within(screen.getByRole('region', { name: 'Your profile' }))
    expect(own.getByText('@ada')).toBeVisible()
    expect(own.getByText(aUser().id)).toBeVisible()
    expect(own.getByText(/Share your ID so friends can find you/)).toBeVisible()
    await user.click(own.getByRole('button', { name: 'Copy ID' }))
    expect(await screen.findByText('User ID copied to clipboard!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(aUser().id)
  })

  test('says so where no username is set', () => {
    serveFriends()
    show('/social', aUser({ userHandle: null }))
    expect(screen.getByText('Not set')).toBeVisible()
  })
})

describe('the tabs', () => {
  test('stand in the address', async () => {
    serveFriends()
    const { user, location } = show()
    expect(tabs()).toEqual(['Friends', 'Chat', 'My Stacks', 'Discover'])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Friends')
    expect(await screen.findByRole('heading', { name: 'Find Friends' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    await expect.poll(location).toBe('/social?tab=chat')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Chat')
  })

  test.each([
    ['discover', 'Discover', 'No public stacks yet'],
    ['stacks', 'My Stacks', 'No stacks yet'],
  ])('%s opens from the address', async (tab, label, empty) => {
    serveStacks()
    const { user } = show(`/social?tab=${tab}`)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label)
    expect(await screen.findByText(empty)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create Stack' }))
    expect(await screen.findByRole('dialog', { name: 'Create Stack' })).toBeVisible()
  })

  test('of everybody is for admins', async () => {
    serveFriends()
    show('/social?tab=users')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Friends')
    expect(await screen.findByRole('heading', { name: 'Find Friends' })).toBeVisible()
  })

  test('show admins all users with their ids', async () => {
    serveMembers([aListed()])
    const { user } = show('/social?tab=users', aUser({ isAdmin: true }))
    expect(tabs()).toContain('All Users')
    expect(await screen.findByText('Loading all users...')).toBeVisible()
    expect(await screen.findByText('@robin')).toBeVisible()
    expect(screen.getByText('user_7')).toBeVisible()
    expect(screen.getByText('robin@mailbox.org')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Admin: All Users 1' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'nobody')
    expect(await screen.findByText('No users found')).toBeVisible()
  })
})
