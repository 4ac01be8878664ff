import { messagesIn } from '@pepwell/contract/live-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { setLive } from '../../lib/api/live-state.ts'
import { aMessage, anOwnMessage, aRoom, aSupportRoom, serveChat } from '../../test/chat-server.ts'
import { field, log, showConversations } from '../../test/conversations.tsx'
import { server } from '../../test/server.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aMessage({ seq: index + 1, message: `number ${index + 1}!` }))
const texts = () =>
  within(log())
    .getAllByRole('listitem')
    .flatMap((row) => row.textContent?.match(/number \d+!/) ?? [])
    .map(String)

afterEach(() => act(() => setLive(false)))

describe('an opened conversation', () => {
  test('is read up to its last message, and marks new ones while open', async () => {
    const rooms = [aRoom({ unreadCount: 2, lastReadSeq: 1 }), aSupportRoom()]
    const { requests, bodies } = serveChat({ rooms, messages: many(3) })
    server.use(
      http.patch('/api/social/chat-rooms/1/read', () => {
        rooms[0] = aRoom({ lastReadSeq: 3 })
        return undefined
      }),
    )
    const { user } = showConversations()
    expect(await screen.findByText('2 new messages')).toBeVisible()
    await waitFor(() => expect(requests).toContain('PATCH 1/read'))
    expect(bodies).toContainEqual({ seq: 3 })
    expect(screen.getByText('2 new messages')).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Pepwell Support/ }))
    await user.click(screen.getByRole('link', { name: /Robin Delgado/ }))
    expect(await screen.findByText(/number 3/)).toBeVisible()
    expect(screen.queryByText('2 new messages')).not.toBeInTheDocument()
  })

  test('is read before the server confirms it, and stays usable on failure', async () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
    serveChat({ rooms: [aRoom({ unreadCount: 1 })], messages: many(1) })
    server.use(http.patch('/api/social/chat-rooms/1/read', () => new HttpResponse(null, { status: 500 })))
    showConversations()
    await field()
    await waitFor(() => expect(noted).toHaveBeenCalledOnce())
    expect(screen.queryByText('unread')).not.toBeInTheDocument()
  })

  test('has messages to walk with arrow keys, each with its menu', async () => {
    serveChat({ messages: many(3) })
    const { user } = showConversations()
    await screen.findByText('number 3!')
    const focused = () => document.activeElement?.textContent?.match(/number \d+!/)?.[0]
    log().focus()
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('number 3!')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('number 1!')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('number 2!')
    await user.keyboard('{End}{ArrowDown}')
    expect(focused()).toBe('number 3!')
    await user.keyboard('{Home}{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible()
  })

  test('loads each older page once, and reloads after a failure', async () => {
    const { requests } = serveChat({ rooms: [aRoom({ lastReadSeq: 120 })], messages: many(120) })
    let fails = true
    server.use(
      http.get('/api/social/chat-rooms/1/messages', ({ request }) =>
        fails && request.url.includes('before') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    )
    const { user } = showConversations()
    await user.click(await screen.findByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('We couldn’t load older messages.')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('number 21!')
    await user.click(screen.getByRole('button', { name: 'Show older' }))
    await screen.findByText('number 1!')
    expect(texts()).toEqual(many(120).map(({ message }) => message))
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
    expect(requests.filter((one) => one.includes('before'))).toEqual([
      'GET 1/messages?before=71&limit=50',
      'GET 1/messages?before=21&limit=50',
    ])
  })
})

test('reaches back to the first unread message', async () => {
  const { requests } = serveChat({
    rooms: [aRoom({ unreadCount: 130, lastReadSeq: 100 })],
    messages: many(230),
  })
  showConversations()
  expect(await screen.findByText('130 new messages')).toBeVisible()
  expect(screen.getByText('130 new messages').nextElementSibling).toHaveTextContent('number 101!')
  const pages = requests.filter((one) => one.startsWith('GET 1/messages'))
  expect(pages).toEqual(['GET 1/messages', 'GET 1/messages?before=181&limit=200'])
})

test('shows who joined and left, and what the other person has read', async () => {
  const rooms = [aRoom({ lastReadSeq: 4, participants: [] })]
  const [own, theirs] = aRoom().participants
  if (own && theirs) rooms[0]?.participants.push(own, { ...theirs, lastReadSeq: 3 })
  const messages = [
    aMessage({ seq: 1, messageType: 'joined', message: '' }),
    ...[2, 3, 4].map((seq) => anOwnMessage({ seq, message: `mine ${seq}` })),
  ]
  serveChat({ rooms, messages })
  showConversations()
  expect(await screen.findByText('Robin Delgado joined the group')).toBeVisible()
  const progress = [2, 3, 4].map((seq) => {
    const word = within(screen.getByText(`mine ${seq}`).closest('li') as HTMLElement).getByText(
      /^(Seen|Sent)$/,
    )
    return [word.textContent, word.classList.contains('sr-only')]
  })
  expect(progress).toEqual([
    ['Seen', true],
    ['Seen', false],
    ['Sent', true],
  ])
})

describe('while it is open', () => {
  test('shows and announces new messages, fetching only missed ones', async () => {
    const { chats, requests } = serveChat({ messages: many(60) })
    const { client } = showConversations()
    await screen.findByText('number 60!')
    requests.length = 0
    chats.messages.push(...many(62).slice(60))
    await act(() => invalidateTags(client, ['chat-rooms', messagesIn(1)]))
    expect(await screen.findByText('number 62!')).toBeVisible()
    expect(
      screen.getByText('Robin Delgado: number 62!', { selector: '[aria-live=polite]' }),
    ).toBeInTheDocument()
    const read = requests.filter((one) => one.startsWith('GET 1/messages'))
    expect(read).toEqual(['GET 1/messages?changedAfter=60&limit=200'])
    await waitFor(() => expect(requests).toContain('PATCH 1/read'))
  })

  test('fetches nothing for messages in another room', async () => {
    const { requests } = serveChat({ rooms: [aRoom({ lastReadSeq: 1 })], messages: many(1) })
    const { client } = showConversations()
    await screen.findByText('number 1!')
    requests.length = 0
    await act(() => invalidateTags(client, ['chat-rooms', messagesIn(2)]))
    expect(requests.filter((one) => one.includes('messages'))).toEqual([])
    expect(requests).toContain('GET ?limit=200')
  })

  test('hides a person who gets blocked', async () => {
    const { chats } = serveChat({ messages: many(1) })
    const { client } = showConversations()
    await screen.findByText('number 1!')
    chats.messages = [aMessage({ status: 'hidden', sender: null, message: '' })]
    await act(() => invalidateTags(client, ['friends']))
    expect(await screen.findByText('Message hidden')).toBeVisible()
    expect(screen.queryByText('number 1!')).not.toBeInTheDocument()
  })
})

test.each([
  ['without the live connection it is asked again and again', false, true],
  ['while the live connection stands, nothing is asked for', true, false],
])('%s', async (_, isLive, isAsked) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  setLive(isLive)
  const { requests } = serveChat({ rooms: [aRoom({ lastReadSeq: 1 })], messages: many(1) })
  showConversations()
  await screen.findByText('number 1!')
  requests.length = 0
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(requests.some((one) => one === 'GET ?limit=200')).toBe(isAsked)
  expect(requests.some((one) => one.startsWith('GET 1/messages'))).toBe(isAsked)
  vi.useRealTimers()
})
