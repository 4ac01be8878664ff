import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { serveBackOffice } from '../test/admin-server.ts'
import { aMessage, aRoom, aSupportRoom, serveChat } from '../test/chat-server.ts'
import { breakContract } from '../test/contract-replies.ts'
import { aFriend, serveFriends } from '../test/friends-server.ts'
import { aMemberRow, serveMembers } from '../test/members-server.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { serveStacks } from '../test/stacks-server.ts'
import { aUser } from '../test/users.ts'
import Social from './social.tsx'

const show = (path = '/social', user = aUser()) => renderPage(<Social />, { path, user })
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

describe('the header', () => {
  test('shows your public name and copies the id', async () => {
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

  test('says when no username is set', () => {
    serveFriends()
    show('/social', aUser({ userHandle: null }))
    expect(screen.getByText('Not set')).toBeVisible()
  })
})

describe('the tabs', () => {
  test('are in the URL', async () => {
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
  ])('%s opens from the URL', async (tab, label, empty) => {
    serveRegimen()
    serveStacks()
    serveChat()
    const { user } = show(`/social?tab=${tab}`)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label)
    expect(await screen.findByText(empty)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create Stack' }))
    expect(await screen.findByRole('dialog', { name: 'Create Stack' })).toBeVisible()
  })

  test('include all users for admins', async () => {
    serveFriends()
    show('/social?tab=users')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Friends')
    expect(await screen.findByRole('heading', { name: 'Find Friends' })).toBeVisible()
  })

  test('show unread counts', async () => {
    serveFriends()
    serveChat({ rooms: [aRoom({ unreadCount: 2 }), aSupportRoom({ unreadCount: 1 })] })
    show()
    expect(await screen.findByRole('tab', { name: /^Chat ?3 unread$/ })).toBeVisible()
  })

  test('exclude all users for admins without the members area', async () => {
    serveFriends()
    serveBackOffice({ permissions: ['support'] })
    show('/social?tab=users', aUser({ isAdmin: true }))
    expect(await screen.findByRole('heading', { name: 'Find Friends' })).toBeVisible()
    expect(tabs()).not.toContain('All Users')
  })

  test('show admins all users with their ids', async () => {
    serveMembers([aMemberRow()])
    serveBackOffice()
    const { user } = show('/social?tab=users', aUser({ isAdmin: true }))
    expect(await screen.findByText('Loading all users...')).toBeVisible()
    expect(tabs()).toContain('All Users')
    expect(await screen.findByText('@robin')).toBeVisible()
    expect(screen.getByText('user_7')).toBeVisible()
    expect(screen.getByText('robin@mailbox.org')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Admin: All Users 1' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'nobody')
    expect(await screen.findByText('No users found')).toBeVisible()
  })
})

describe('a conversation', () => {
  const friends = { friends: [aFriend()] }
  const opened = (answer: object, status = 200) => {
    const bodies: unknown[] = []
    server.use(
      http.post(/chat-rooms$|create-chat$/, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(answer, { status })
      }),
    )
    return bodies
  }
  const chatWith = async (name: string, by = aUser()) => {
    const { user, location } = show('/social', by)
    await user.click(await screen.findByRole('button', { name: `Chat with ${name}` }))
    return location
  }

  test('with a friend opens in place', async () => {
    serveChat({ rooms: [aRoom({ id: 7 })] })
    server.use(
      http.get('/api/social/friends', () => HttpResponse.json([aFriend()])),
      http.get(/friend-requests|blocks/, () => HttpResponse.json([])),
    )
    const bodies = opened(aRoom({ id: 7 }))
    const location = await chatWith('Robin Delgado')
    expect(await screen.findByText('Chat ready!')).toBeVisible()
    expect(location()).toBe('/social?tab=chat&room=7')
    expect(bodies).toEqual([{ participantIds: ['user_7'], type: 'direct' }])
  })

  test.each([
    ['without an id', {}, 200, 'Invalid chat room response'],
    ['refused', { code: 'NOT_FRIENDS', message: 'You are not friends' }, 409, 'You are not friends'],
    ['failed', {}, 500, 'Failed to create chat room'],
  ])('%s shows an error', async (_, answer, status, says) => {
    breakContract()
    serveFriends(friends)
    opened(answer, status)
    await chatWith('Robin Delgado')
    expect(await screen.findByText('Error opening chat')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
  })

  test('with the support team is each person’s only one', async () => {
    serveFriends(friends)
    serveChat({ rooms: [aSupportRoom({ id: 5, isAnswering: true }), aSupportRoom()] })
    const location = await chatWith('Pepwell Support')
    await expect.poll(location).toBe('/social?tab=chat&room=2')
  })

  test("with the support team that doesn't exist yet says so", async () => {
    serveFriends(friends)
    await chatWith('Pepwell Support')
    expect(await screen.findByText('Support chat not found')).toBeVisible()
    expect(screen.getByText('Please refresh the page to load the support chat')).toBeVisible()
  })

  test('with the support team is a normal one for its agents', async () => {
    serveFriends(friends)
    serveBackOffice({ permissions: ['support'] })
    serveChat({ rooms: [aSupportRoom({ id: 5, isAnswering: true })] })
    const location = await chatWith('Pepwell Support', aUser({ isAdmin: true }))
    await expect.poll(location).toBe('/admin/support')
  })

  test('with anyone can be opened by admins', async () => {
    serveMembers([aMemberRow()])
    serveBackOffice()
    const bodies = opened({ code: 'X' }, 500)
    const { user } = show('/social?tab=users', aUser({ isAdmin: true }))
    await user.click(await screen.findByRole('button', { name: 'Message @robin' }))
    expect(await screen.findByText('Error starting chat')).toBeVisible()
    expect(screen.getByText('Failed to create chat room')).toBeVisible()
    expect(bodies).toEqual([{ participantId: 'user_7' }])
  })

  test('asks before reporting a message or blocking a person', async () => {
    serveChat({ messages: [aMessage()] })
    const { user } = show('/social?tab=chat&room=1')
    await user.click(await screen.findByRole('button', { name: 'More for this message' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
    expect(await screen.findByRole('dialog', { name: 'Report what Robin Delgado wrote' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'More for Robin Delgado' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
    expect(await screen.findByRole('alertdialog', { name: 'Block Robin Delgado?' })).toBeVisible()
  })

  test('with several people starts with choosing friends', async () => {
    serveChat()
    server.use(http.get('/api/social/friends', () => HttpResponse.json([aFriend()])))
    const { user } = show('/social?tab=chat')
    await user.click(await screen.findByRole('button', { name: 'New group' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }))
    expect(await dialog.findByRole('checkbox', { name: 'Robin Delgado' })).toBeVisible()
  })
})
