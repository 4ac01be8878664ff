import { messagesIn } from '@pepwell/contract/live-events'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { aMessage, anOwnMessage, aRoom, serveChat } from '../../test/chat-server.ts'
import { field, log, showConversations } from '../../test/conversations.tsx'
import { server } from '../../test/server.ts'
import type { ChatMessage } from './chat.api.ts'

type User = ReturnType<typeof showConversations>['user']

const openMenu = async (user: User, text: string | RegExp) => {
  const shown = await screen.findByRole('log')
  const row = within(shown).getByText(text).closest('li')
  if (!row) throw new Error(`there is no row with '${text}'`)
  await user.click(within(row).getByRole('button', { name: 'More for this message' }))
}

async function chooseReply(user: User, text: string | RegExp) {
  await openMenu(user, text)
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
}

const quote = (name: string) => within(log()).findByRole('button', { name })

describe('a reply', () => {
  test('shows what it quotes while you write, and sends it along', async () => {
    const { bodies } = serveChat({ messages: [aMessage({ message: 'Thigh\nor abdomen?' })] })
    const { user } = showConversations()
    await chooseReply(user, /Thigh/)
    const cancel = await screen.findByRole('button', { name: 'Cancel reply' })
    expect(cancel.parentElement).toHaveTextContent('In reply to Robin Delgado Thigh')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.keyboard('Left thigh{Enter}')
    expect(await quote('In reply to Robin Delgado Thigh')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel reply' })).not.toBeInTheDocument()
    await waitFor(() => expect(bodies).toContainEqual(expect.objectContaining({ replyToId: 101 })))
    await user.keyboard('And you?{Enter}')
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ message: 'And you?' }))
    expect(bodies.at(-1)).not.toHaveProperty('replyToId')
  })

  test('ends with Escape before the conversation does, and comes back with the draft', async () => {
    serveChat({ messages: [aMessage({ message: 'Thigh?' })] })
    const { user, unmount } = showConversations()
    await chooseReply(user, 'Thigh?')
    await user.type(await field(), 'Left')
    unmount()
    const again = showConversations()
    expect(await screen.findByRole('button', { name: 'Cancel reply' })).toBeVisible()
    await again.user.type(await field(), '{Escape}')
    expect(screen.queryByRole('button', { name: 'Cancel reply' })).not.toBeInTheDocument()
    expect(await field()).toHaveValue('Left')
  })

  test('keeps its quote when sending fails', async () => {
    const { bodies } = serveChat({ messages: [aMessage({ message: 'Thigh?' })] })
    server.use(http.post('/api/social/chat-rooms/1/messages', () => HttpResponse.error(), { once: true }))
    const { user } = showConversations()
    await chooseReply(user, 'Thigh?')
    await user.type(await field(), 'Left{Enter}')
    expect(await screen.findByText('Not sent.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument())
    expect(bodies.at(-1)).toMatchObject({ message: 'Left', replyToId: 101 })
  })

  test('is not offered where you can’t write', async () => {
    serveChat({ rooms: [aRoom({ isOpen: false })], messages: [aMessage({ message: 'Thigh?' })] })
    const { user } = showConversations()
    const row = (await screen.findByText('Thigh?')).closest('li')
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'More for this message' }))
    expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Reply' })).not.toBeInTheDocument()
    expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument()
  })
})

describe('a quote', () => {
  const quoted = (seq: number, message: string) => ({
    id: 100 + seq,
    seq,
    sender: aMessage().sender,
    isOwn: false,
    message,
    messageType: 'text' as const,
    status: 'sent' as const,
  })

  test('leads to its message, loading earlier pages first', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      aMessage({ seq: index + 1, message: `number ${index + 1}!` }),
    )
    const reply = anOwnMessage({ seq: 121, message: 'That one', replyTo: quoted(3, 'number 3!') })
    const { requests } = serveChat({ rooms: [aRoom({ lastReadSeq: 121 })], messages: [...many, reply] })
    const { user } = showConversations()
    await user.click(await screen.findByRole('button', { name: 'In reply to Robin Delgado number 3!' }))
    const row = (await within(log()).findByText('number 3!', { ignore: 'button *' })).closest('li')
    await waitFor(() => expect(row).toHaveFocus())
    expect(requests.filter((one) => one.includes('before'))).toEqual(['GET 1/messages?before=72&limit=200'])
  })

  test('follows edits and deletions of its message', async () => {
    const reply = anOwnMessage({ seq: 2, message: 'Yes', replyTo: quoted(1, 'Thigh?') })
    const { chats } = serveChat({ messages: [aMessage({ message: 'Thigh?' }), reply] })
    const { client } = showConversations()
    await screen.findByRole('button', { name: 'In reply to Robin Delgado Thigh?' })
    const change = async (changes: Partial<ChatMessage>) => {
      chats.messages[0] = aMessage(changes)
      await act(() => invalidateTags(client, [messagesIn(1)]))
    }
    await change({ message: 'Abdomen?', editedAt: '2026-03-01T12:01:00.000Z', revision: 3 })
    expect(await screen.findByRole('button', { name: 'In reply to Robin Delgado Abdomen?' })).toBeVisible()
    await change({ message: '', status: 'deleted', revision: 4 })
    expect(
      await screen.findByRole('button', { name: 'In reply to Robin Delgado Deleted message' }),
    ).toBeVisible()
  })
})

describe('a reaction', () => {
  test('is added from the menu and removed from the message', async () => {
    const { requests } = serveChat({ messages: [aMessage({ message: 'Down two pounds' })] })
    const { user } = showConversations()
    await openMenu(user, 'Down two pounds')
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Love' }))
    const chip = await screen.findByRole('button', { name: 'Love: You', pressed: true })
    await waitFor(() => expect(requests).toContain('PUT 101/reactions/love'))
    await user.click(chip)
    await waitFor(() => expect(requests).toContain('DELETE 101/reactions/love'))
    expect(screen.queryByRole('button', { name: /^Love/ })).not.toBeInTheDocument()
  })

  test('is reachable with arrow keys', async () => {
    serveChat({ messages: [aMessage({ message: 'Down two pounds' })] })
    const { user } = showConversations()
    await openMenu(user, 'Down two pounds')
    const like = await screen.findByRole('menuitemcheckbox', { name: 'Like' })
    like.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('menuitemcheckbox', { name: 'Love' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(like).toHaveFocus()
  })

  test('shows who added it', async () => {
    const reactions = [{ reaction: 'like' as const, count: 5, isOwn: true, names: ['Robin', 'Kim'] }]
    serveChat({ messages: [aMessage({ reactions })] })
    showConversations()
    expect(
      await screen.findByRole('button', { name: 'Like: You, Robin, Kim, and 2 more' }),
    ).toHaveTextContent('5')
  })

  test('lists who reacted, from the menu and by a long press', async () => {
    const reactions = [
      { reaction: 'like' as const, count: 2, isOwn: true, names: ['Robin'] },
      { reaction: 'wow' as const, count: 1, isOwn: false, names: ['Kim'] },
    ]
    const { requests } = serveChat({ messages: [aMessage({ message: 'Down two pounds', reactions })] })
    const { user } = showConversations()
    await openMenu(user, 'Down two pounds')
    await user.click(await screen.findByRole('menuitem', { name: 'Who reacted' }))
    const list = await screen.findByRole('dialog', { name: 'Reactions' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['👍Like: You and Robin', '😮Wow: Kim'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const chip = screen.getByRole('button', { name: 'Wow: Kim' })
    await user.pointer({ keys: '[TouchA>]', target: chip })
    expect(await screen.findByRole('dialog', { name: 'Reactions' })).toBeVisible()
    // Lifting the finger presses nothing.
    fireEvent.click(chip)
    expect(requests.filter((one) => one.includes('/reactions/'))).toEqual([])
  })

  test('is taken back if the server refuses it', async () => {
    serveChat({ messages: [aMessage({ message: 'Down two pounds' })] })
    server.use(
      http.put('/api/social/chat-messages/101/reactions/like', () => new HttpResponse(null, { status: 500 })),
    )
    const { user } = showConversations()
    await openMenu(user, 'Down two pounds')
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Like' }))
    expect(await screen.findByText('We couldn’t save your reaction. Please try again.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument()
  })
})
