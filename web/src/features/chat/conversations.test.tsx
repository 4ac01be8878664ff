import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aGroup, aMessage, anOwnMessage, aRoom, aSupportRoom, serveChat } from '../../test/chat-server.ts'
import { field, log, showConversations } from '../../test/conversations.tsx'
import { aPerson } from '../../test/friends-server.ts'
import { server } from '../../test/server.ts'

const LIST = '/social?tab=chat'
const rows = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('the list', () => {
  test('shows everyone’s name, 30 characters of the last message, and unread counts', async () => {
    const last = (message: string) => aMessage({ message })
    serveChat({
      rooms: [
        aRoom({ lastMessage: last('Same here, week 3 was the hardest one for me'), unreadCount: 12 }),
        aSupportRoom({ lastMessage: anOwnMessage({ message: 'Thanks, that is exactly what I meant' }) }),
        aGroup({ lastMessage: aMessage({ messageType: 'picture', message: '' }) }),
        aRoom({ id: 4, lastMessage: aMessage({ status: 'deleted', message: '' }), unreadCount: 2 }),
        aRoom({ id: 5 }),
      ],
    })
    showConversations(LIST)
    expect(await screen.findAllByRole('link')).toHaveLength(5)
    expect(screen.getByText('Select a conversation')).toBeVisible()
    expect(rows()).toEqual([
      'RDRobin DelgadoMar 1Same here, week 3 was the hard...9+ unread',
      'PSPepwell SupportMar 1You: Thanks, that is exactly what I...',
      'Morning shotsMar 1Robin: Picture',
      'RDRobin DelgadoMar 1Message deleted2 unread',
      'RDRobin DelgadoNo messages yet',
    ])
  })

  test('marks conversations with operators, and their messages in groups', async () => {
    const operator = aPerson({ isTeam: true })
    const group = aGroup()
    serveChat({
      rooms: [
        aRoom({
          participants: aRoom().participants.map((seat, index) =>
            index === 1 ? { ...seat, user: operator } : seat,
          ),
        }),
        group,
      ],
      messages: [aMessage({ chatRoomId: group.id, sender: operator })],
    })
    const { user } = showConversations(LIST)
    expect(
      await screen.findByRole('link', { name: /Robin Delgado Pepwell team|Robin DelgadoPepwell team/ }),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Morning shots/ }))
    expect(await screen.findByText(/Robin Delgado, Pepwell team:/)).toBeInTheDocument()
  })

  test('links a person without friends to finding some, and includes the support team', async () => {
    serveChat({ rooms: [aSupportRoom()] })
    showConversations(LIST)
    expect(await screen.findByRole('link', { name: /Pepwell Support/ })).toBeVisible()
    expect(screen.getByText('Say hello to a friend')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find Friends' })).toHaveAttribute('href', '/social?tab=friends')
  })

  test('supports arrow keys', async () => {
    serveChat()
    const { user } = showConversations(LIST)
    const robin = await screen.findByRole('link', { name: /Robin/ })
    robin.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /Pepwell Support/ })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(robin).toHaveFocus()
  })

  test('retries after a failure', async () => {
    serveChat()
    let fails = true
    server.use(
      http.get('/api/social/chat-rooms', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)),
    )
    const { user } = showConversations(LIST)
    expect(await screen.findByText('We couldn’t load your conversations')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Robin/ })).toBeVisible()
  })
})

describe('a conversation', () => {
  test('opens under its own URL, and Escape goes back', async () => {
    serveChat()
    const { user, location } = showConversations(LIST)
    await user.click(await screen.findByRole('link', { name: /Robin/ }))
    expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible()
    expect(location()).toBe('/social?tab=chat&room=1')
    await user.type(await field(), 'Half a thought{Escape}')
    expect(await screen.findByText('Select a conversation')).toBeVisible()
    expect(screen.getByRole('link', { name: /Robin/ })).toHaveFocus()
    expect(screen.getByRole('link', { name: /Draft: Half a thought/ })).toBeVisible()
  })

  test('shows loading and retries after a failure', async () => {
    serveChat({ messages: [aMessage()] })
    let fails = true
    server.use(
      http.get('/api/social/chat-rooms/1/messages', () =>
        fails ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    )
    const { user } = showConversations()
    expect(await screen.findByText('Loading messages...')).toBeInTheDocument()
    expect(await screen.findByText('Error loading messages. Please try again.')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Thigh or abdomen today/)).toBeVisible()
  })

  test.each([
    ['abc', 'Invalid chat room ID'],
    ['77', 'This conversation doesn’t exist, or you’re no longer in it.'],
  ])("that doesn't exist says so: %s", async (room, says) => {
    serveChat()
    const { user, location } = showConversations(`${LIST}&room=${room}`)
    expect(await screen.findByText(says)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to conversations' }))
    expect(location()).toBe(LIST)
  })

  test('with a deleted person is read-only', async () => {
    serveChat({ rooms: [aRoom({ participants: [], isOpen: false })], messages: [aMessage({ sender: null })] })
    showConversations()
    expect(await screen.findByText('Everyone else has left.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Deleted member' })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('shows senders, edits, deletions and read receipts', async () => {
    const [, robin] = aRoom().participants
    const seen = robin && [{ ...robin, lastReadSeq: 4 }]
    serveChat({
      rooms: [aRoom({ participants: seen })],
      messages: [
        aMessage({
          seq: 1,
          message: 'See https://example.org/a, or not',
          editedAt: '2026-03-01T12:05:00.000Z',
        }),
        aMessage({ seq: 2, status: 'deleted', message: '' }),
        aMessage({ seq: 3, status: 'hidden', sender: null, message: '' }),
        anOwnMessage({ seq: 4, message: 'Left', createdAt: '2026-03-01T12:01:00.000Z' }),
        anOwnMessage({ seq: 5, message: 'Or right', createdAt: '2026-03-01T12:02:00.000Z' }),
      ],
    })
    showConversations()
    await screen.findByRole('log')
    expect(
      within(log())
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Sun, Mar 1',
      'Robin Delgado: See https://example.org/a, or notEdited7:00 AM',
      'Robin Delgado: Message deleted7:00 AM',
      'Hidden: Message hidden7:00 AM',
      'You: Left7:01 AMSeen',
      'You: Or right7:02 AMSent',
    ])
    const link = screen.getByRole('link', { name: 'https://example.org/a' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('names the person typing in a group', async () => {
    serveChat({ rooms: [aGroup()], messages: [aMessage({ chatRoomId: 3 })] })
    const { user, asked } = showConversations(`${LIST}&room=3`)
    const shown = await screen.findByRole('log', { name: 'Messages with Morning shots' })
    expect(within(shown).getByText('Robin Delgado')).toBeVisible()
    expect(screen.getByText('You and Robin Delgado')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'More for Morning shots' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Group' }))
    expect(asked.onPeople).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }))
  })
})
