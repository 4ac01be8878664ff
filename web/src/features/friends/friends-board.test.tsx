import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { aFriend, aPerson, aRequest, serveFriends } from '../../test/friends-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { FriendsBoard } from './friends-board.tsx'

const onTalk = vi.fn()
const show = () => renderPage(<FriendsBoard talk={{ onTalk }} />, { user: aUser() })
const card = (name: RegExp | string) => within(screen.getByRole('region', { name }))
const field = () => screen.getByRole('searchbox', { name: 'Username or user ID' })
const kim = aPerson({ id: 'user_8', firstName: 'Kim', lastName: 'Osei', userHandle: '@kim' })

/** A write that fails with an error message. */
const refuse = (method: 'post' | 'patch' | 'delete', path: string, message: string) =>
  server.use(http[method](path, () => HttpResponse.json({ code: 'X', message }, { status: 409 })))

describe('Your Friends', () => {
  test('start with the support team, which counts as one, and say when there are no others', async () => {
    serveFriends()
    show()
    expect(await screen.findByRole('region', { name: 'Your Friends 1' })).toBeVisible()
    const support = card(/Your Friends/).getByRole('listitem')
    expect(support).toHaveTextContent('Pepwell SupportSupport@admin')
    expect(screen.getByText('No friends yet. Start by searching for users to add!')).toBeVisible()
  })

  test('are listed with their email, or their handle if it is hidden', async () => {
    serveFriends({ friends: [aFriend(), aFriend({ ...kim, email: null })] })
    show()
    expect(await screen.findByRole('region', { name: 'Your Friends 3' })).toBeVisible()
    const rows = card(/Your Friends/).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Pepwell Support'),
      expect.stringContaining('Robin Delgadorobin@mailbox.org'),
      expect.stringContaining('Kim Osei@kim'),
    ])
  })

  test('who are operators have the team’s badge', async () => {
    serveFriends({ friends: [aFriend({ isTeam: true }), aFriend(kim)] })
    show()
    expect(await screen.findByText('Pepwell team')).toBeVisible()
    expect(screen.getAllByText('Pepwell team')).toHaveLength(1)
    expect(screen.getByText('Pepwell team').closest('li')).toHaveTextContent('Robin Delgado')
  })

  test('retry after a failure', async () => {
    serveFriends({ friends: [aFriend()] })
    let fails = true
    server.use(
      http.get('/api/social/friends', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)),
    )
    const { user } = show()
    expect(await screen.findByText('We couldn’t load your friends', {}, { timeout: 10_000 })).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Robin Delgado')).toBeVisible()
  })
})

test('a conversation with a friend or the support team is one press away', async () => {
  serveFriends({ friends: [aFriend()] })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Chat with Robin Delgado' }))
  expect(onTalk).toHaveBeenLastCalledWith(aFriend())
  await user.click(screen.getByRole('button', { name: 'Chat with Pepwell Support' }))
  expect(onTalk).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'user_admin_simple' }))
})

describe('Find Friends', () => {
  test('requires two characters, and shows results or none', async () => {
    const { social } = serveFriends()
    const { user } = show()
    expect(screen.getByText('Type at least 2 characters to search')).toBeVisible()
    await user.type(field(), '@k')
    expect(screen.getByText('Type at least 2 characters to search')).toBeVisible()
    await user.type(field(), 'i')
    expect(screen.getByText('Searching...')).toBeVisible()
    expect(await screen.findByText('No users found')).toBeVisible()
    social.found = [
      { ...kim, standing: 'none', requestId: null },
      { ...aPerson(), standing: 'requested', requestId: 4 },
      { ...aPerson({ id: 'user_9', firstName: 'Jo', lastName: null }), standing: 'friends', requestId: null },
    ]
    await user.type(field(), 'm')
    expect(await screen.findByRole('button', { name: 'Add Kim Osei' })).toBeVisible()
    expect(screen.getByText('Requested')).toBeVisible()
    expect(card('Find Friends').getByText('Friends')).toBeVisible()
  })

  test('sends a request and shows it', async () => {
    const { social, bodies } = serveFriends({ found: [{ ...kim, standing: 'none', requestId: null }] })
    const { user } = show()
    await user.type(field(), 'kim')
    const add = await screen.findByRole('button', { name: 'Add Kim Osei' })
    social.found = [{ ...kim, standing: 'requested', requestId: 5 }]
    await user.click(add)
    expect(await screen.findByText('Friend request sent!')).toBeVisible()
    expect(await screen.findByText('Requested')).toBeVisible()
    expect(bodies).toEqual([{ addresseeId: 'user_8' }])
  })

  test('shows why a request failed', async () => {
    serveFriends({ found: [{ ...kim, standing: 'none', requestId: null }] })
    refuse('post', '/api/social/friend-request', 'You have 20 open requests.')
    const { user } = show()
    await user.type(field(), 'kim')
    await user.click(await screen.findByRole('button', { name: 'Add Kim Osei' }))
    expect(await screen.findByText('Error sending friend request')).toBeVisible()
    expect(screen.getByText('You have 20 open requests.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Kim Osei' })).toBeEnabled()
  })

  test('accepts a request that already exists', async () => {
    const { written } = serveFriends({ found: [{ ...kim, standing: 'asking', requestId: 6 }] })
    const { user } = show()
    await user.type(field(), 'kim')
    await user.click(await screen.findByRole('button', { name: 'Accept Kim Osei' }))
    expect(await screen.findByText('Friend request accepted!')).toBeVisible()
    expect(written).toEqual(['PATCH friend-request/6/accept'])
  })

  test('retries a failed search', async () => {
    serveFriends({ found: [{ ...kim, standing: 'none', requestId: null }] })
    let fails = true
    server.use(
      http.get('/api/social/search-users', () =>
        fails
          ? HttpResponse.json({ code: 'X', message: 'Please wait a while.' }, { status: 429 })
          : undefined,
      ),
    )
    const { user } = show()
    await user.type(field(), 'kim')
    expect(await screen.findByText(/We couldn’t search people. Please wait a while/)).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Add Kim Osei' })).toBeVisible()
    expect(field()).toHaveValue('kim')
  })
})

describe('Friend Requests', () => {
  test('say when there are none', async () => {
    serveFriends()
    show()
    expect(await screen.findByText('No pending friend requests')).toBeVisible()
  })

  test.each([
    ['Accept', 'Friend request accepted!', 'PATCH friend-request/3/accept'],
    ['Reject', 'Friend request rejected', 'PATCH friend-request/3/reject'],
  ])('are counted; %s answers one', async (press, says, wrote) => {
    const { social, written } = serveFriends({ received: [aRequest(kim)] })
    const { user } = show()
    expect(await screen.findByText('1 pending request(s)')).toBeVisible()
    social.received = []
    await user.click(screen.getByRole('button', { name: `${press} Kim Osei` }))
    expect(await screen.findByText(says)).toBeVisible()
    expect(await screen.findByText('No pending friend requests')).toBeVisible()
    expect(written).toEqual([wrote])
  })

  test('stay when a response fails', async () => {
    serveFriends({ received: [aRequest(kim)] })
    refuse('patch', '/api/social/friend-request/3/accept', 'This request was already answered or canceled')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Accept Kim Osei' }))
    expect(await screen.findByText('Error accepting friend request')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reject Kim Osei' })).toBeEnabled()
  })

  test('sent ones are listed below and can be canceled', async () => {
    const { written } = serveFriends({ sent: [aRequest(aPerson(), { id: 8, addressee: kim })] })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Cancel the request to Kim Osei' }))
    expect(await screen.findByText('Friend request canceled')).toBeVisible()
    expect(written).toEqual(['DELETE friend-request/8'])
  })
})

describe('about a friend', () => {
  const open = async (act: string) => {
    const served = serveFriends({ friends: [aFriend()] })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'More for Robin Delgado' }))
    await user.click(await screen.findByRole('menuitem', { name: act }))
    return { ...served, user }
  }

  test('asks before removing them', async () => {
    const { written, user } = await open('Remove from friends')
    const question = await screen.findByRole('alertdialog', {
      name: 'Remove Robin Delgado from your friends?',
    })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Friend removed')).toBeVisible()
    expect(written).toEqual(['DELETE friends/user_7'])
  })

  test('a failed block keeps the question, and a successful one is confirmed', async () => {
    const { bodies, user } = await open('Block')
    let fails = true
    server.use(
      http.post('/api/social/blocks', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)),
    )
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Robin Delgado?' }))
    await user.click(question.getByRole('button', { name: 'Block' }))
    expect(await question.findByText('That didn’t work. Please try again.')).toBeVisible()
    fails = false
    await user.click(question.getByRole('button', { name: 'Block' }))
    expect(await screen.findByText('Robin Delgado is blocked')).toBeVisible()
    expect(bodies).toEqual([{ userId: 'user_7' }])
  })

  test('a report requires a reason and keeps the input on failure', async () => {
    const { bodies, user } = await open('Report')
    let fails = true
    server.use(
      http.post('/api/social/reports', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Robin Delgado' }))
    const send = () => user.click(dialog.getByRole('button', { name: 'Send report' }))
    await user.type(await dialog.findByRole('textbox', { name: /What happened/ }), 'Links all day')
    await send()
    expect(await dialog.findByText('Please choose a reason')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Why?' }), 'Spam')
    await send()
    expect(await dialog.findByText('We couldn’t send your report. Please try again.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /What happened/ })).toHaveValue('Links all day')
    fails = false
    await send()
    expect(await screen.findByText('Report sent')).toBeVisible()
    expect(bodies).toEqual([{ userId: 'user_7', reason: 'spam', details: 'Links all day' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test('blocked people are collapsed and can be unblocked', async () => {
  const { written } = serveFriends({ blocked: [kim] })
  const { user } = show()
  await user.click(await screen.findByText('Blocked people (1)'))
  await user.click(screen.getByRole('button', { name: 'Unblock Kim Osei' }))
  expect(await screen.findByText('Kim Osei is unblocked')).toBeVisible()
  expect(written).toEqual(['DELETE blocks/user_8'])
})
