import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { aMessage, anOwnMessage, serveChat } from '../../test/chat-server.ts'
import { field, log, showConversations } from '../../test/conversations.tsx'
import { storeButLoseResponse } from '../../test/lost-response.ts'
import { server } from '../../test/server.ts'

const MESSAGES = '/api/social/chat-rooms/1/messages'
const own = () =>
  within(log())
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
    .filter((text) => text?.startsWith('You: '))

describe('Enter', () => {
  test('sends trimmed text; Shift+Enter adds a line, and empty text is never sent', async () => {
    const { bodies } = serveChat()
    const { user } = showConversations()
    await user.type(await field(), '  {Enter}')
    await user.type(await field(), 'Left{Shift>}{Enter}{/Shift}thigh {Enter}')
    expect(await screen.findByText('Message sent!')).toBeVisible()
    expect(bodies.filter(({ message }) => message)).toEqual([
      { message: 'Left\nthigh', messageType: 'text', clientId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(await field()).toHaveValue('')
    expect(own()).toEqual([expect.stringMatching(/^You: Left\nthigh.*Sent$/s)])
  })

  test('rejects text that is too long', async () => {
    const { bodies } = serveChat()
    const { user } = showConversations()
    fireEvent.change(await field(), { target: { value: 'x'.repeat(4001) } })
    expect(screen.getByRole('alert')).toHaveTextContent('Please use at most 4000 characters')
    await user.type(await field(), '{Enter}')
    expect(bodies).toEqual([])
    expect(await field()).toHaveValue('x'.repeat(4001))
  })

  test('counts an emoji as one character, like the server', async () => {
    const { bodies } = serveChat()
    const { user } = showConversations()
    fireEvent.change(await field(), { target: { value: '👍'.repeat(4000) } })
    expect(screen.getByText('0 left')).toBeVisible()
    await user.type(await field(), '{Enter}')
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ message: '👍'.repeat(4000) })]))
  })
})

test('shows a message immediately and keeps its place once confirmed', async () => {
  serveChat()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(http.post(MESSAGES, () => held as Promise<undefined>))
  const { user } = showConversations()
  await user.type(await field(), 'Left thigh{Enter}')
  expect(own()).toEqual([expect.stringMatching(/^You: Left thigh.*Sending$/)])
  answer()
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  expect(own()).toEqual([expect.stringMatching(/^You: Left thigh.*Sent$/)])
})

test('sends messages in order, one by one', async () => {
  const { chats } = serveChat()
  server.use(
    http.post(MESSAGES, async ({ request }) => {
      const { message } = (await request.clone().json()) as { message: string }
      if (message === 'one') await new Promise((resolve) => setTimeout(resolve, 150))
      return undefined
    }),
  )
  const { user } = showConversations()
  await user.type(await field(), 'one{Enter}two{Enter}three{Enter}')
  await waitFor(() => expect(chats.messages).toHaveLength(3))
  expect(chats.messages.map(({ message }) => message)).toEqual(['one', 'two', 'three'])
})

describe('a message that failed', () => {
  test('stays with the reason, and a retry is stored once', async () => {
    serveChat()
    const stored = storeButLoseResponse(MESSAGES, ({ message, clientId }) =>
      anOwnMessage({ message: String(message), clientId: String(clientId) }),
    )
    const { user } = showConversations()
    await user.type(await field(), 'Left thigh{Enter}')
    expect(await screen.findByText('Error sending message')).toBeVisible()
    expect(within(log()).getByText(/can’t reach the server/)).toBeVisible()
    expect(await field()).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Message sent!')).toBeVisible()
    expect(stored).toHaveLength(1)
    expect(own()).toHaveLength(1)
    expect(screen.queryByText('Not sent.')).not.toBeInTheDocument()
  })

  test('shows the server’s message and can be discarded', async () => {
    serveChat()
    const message = 'You write faster than anybody reads.'
    server.use(
      http.post(MESSAGES, () => HttpResponse.json({ code: 'TOO_MANY_REQUESTS', message }, { status: 429 })),
    )
    const { user } = showConversations()
    await user.type(await field(), 'Left thigh{Enter}')
    expect(await within(await screen.findByRole('log')).findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(own()).toEqual([])
  })

  test('survives a closed tab with the same id', async () => {
    const { bodies } = serveChat()
    server.use(http.post(MESSAGES, () => HttpResponse.error(), { once: true }))
    const first = showConversations()
    await first.user.type(await field(), 'Left thigh{Enter}')
    expect(await screen.findByText('Not sent.')).toBeVisible()
    first.unmount()
    sessionStorage.clear()
    const { user } = showConversations()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Message sent!')).toBeVisible()
    const ids = bodies.flatMap(({ clientId }) => clientId ?? [])
    expect(new Set(ids).size).toBe(1)
    expect(own()).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  test('disappears once another tab has sent it', async () => {
    serveChat()
    server.use(http.post(MESSAGES, () => HttpResponse.error(), { once: true }))
    const { user } = showConversations()
    await user.type(await field(), 'Left thigh{Enter}')
    expect(await screen.findByText('Not sent.')).toBeVisible()
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('chat-outbox'))
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }))
    await waitFor(() => expect(own()).toEqual([]))
  })
})

test('is queued offline and sent in order once online', async () => {
  const { chats } = serveChat()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = showConversations()
  await user.type(await field(), 'one{Enter}two{Enter}')
  expect(await screen.findAllByText('Sending')).toHaveLength(2)
  expect(chats.messages).toEqual([])
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(chats.messages.map(({ message }) => message)).toEqual(['one', 'two']))
  onLine.mockRestore()
})

test('a draft syncs with writing and sending in another tab', async () => {
  serveChat()
  const { user } = showConversations()
  await user.type(await field(), 'Left')
  const [key] = Object.keys(localStorage).filter((one) => one.startsWith('chat-draft'))
  if (!key) throw new Error('the draft is not kept')
  for (const there of ['Left thigh', '']) {
    localStorage.setItem(key, there)
    fireEvent(window, new StorageEvent('storage', { key }))
    expect(await field()).toHaveValue(there)
  }
})

test('a draft stays in its room, even after a reload', async () => {
  serveChat()
  const first = showConversations()
  await first.user.type(await field(), 'Half a thought')
  await first.user.click(screen.getByRole('link', { name: /Pepwell Support/ }))
  expect(await screen.findByRole('textbox', { name: 'Message to Pepwell Support' })).toHaveValue('')
  first.unmount()
  const { user } = showConversations()
  expect(await field()).toHaveValue('Half a thought')
  await user.type(await field(), '{Enter}')
  expect(await screen.findByText('Message sent!')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

describe('a picture', () => {
  const choose = async (file: File) => {
    const sent: { query: URLSearchParams; type: string | null }[] = []
    server.use(
      http.post('/api/social/chat-rooms/1/pictures', ({ request }) => {
        const query = new URL(request.url).searchParams
        sent.push({ query, type: request.headers.get('content-type') })
        const picture = { url: '/p/1', thumbnailUrl: '/p/1/small', width: 800, height: 400 }
        const clientId = query.get('clientId')
        const message = anOwnMessage({ messageType: 'picture', message: '', clientId, picture })
        return HttpResponse.json(message, { status: 201 })
      }),
    )
    serveChat()
    const { user } = showConversations()
    await field()
    await user.upload(screen.getByLabelText('Send a picture'), file)
    return { sent, user }
  }

  test('is sent when chosen, and enlarges when pressed', async () => {
    const { sent, user } = await choose(new File(['x'], 'vial.png', { type: 'image/png' }))
    const small = await screen.findByRole('button', { name: 'Your picture, enlarge' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.query.get('clientId')).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.type).toContain('multipart/form-data')
    // With its final size, so the layout doesn't shift when it loads.
    const image = small.querySelector('img')
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['280', '140'])
    await user.click(small)
    expect(await screen.findByRole('dialog', { name: 'Your picture' })).toBeVisible()
  })

  test('of another type is refused before sending', async () => {
    const { sent } = await choose(new File(['x'], 'x.png', { type: 'image/svg+xml' }))
    await waitFor(() => expect(sent).toEqual([]))
  })
})

describe('your own message', () => {
  const open = async (createdAt = new Date().toISOString()) => {
    const messages = [aMessage(), anOwnMessage({ seq: 2, message: 'Left', createdAt })]
    const served = serveChat({ messages })
    const { user } = showConversations()
    await screen.findByText('Left')
    await user.click(screen.getAllByRole('button', { name: 'More for this message' })[1] as HTMLElement)
    await screen.findByRole('menu')
    return { ...served, user }
  }

  test('is edited in the composer, which keeps the draft', async () => {
    const { user, chats } = await open()
    const sent: unknown[] = []
    server.use(
      http.patch('/api/social/chat-messages/:id', async ({ request }) => {
        sent.push(await request.json())
        const changed = { message: 'Right', revision: 9, editedAt: new Date().toISOString() }
        chats.messages = [aMessage(), anOwnMessage({ seq: 2, ...changed })]
        return HttpResponse.json(chats.messages[1])
      }),
    )
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const edited = await screen.findByRole('textbox', { name: 'Your message' })
    await waitFor(() => expect(edited).toHaveFocus())
    expect(edited).toHaveValue('Left')
    await user.clear(edited)
    await user.type(edited, 'Right{Enter}')
    expect(await screen.findByText('Edited')).toBeVisible()
    expect(sent).toEqual([{ message: 'Right' }])
    expect(await field()).toHaveValue('')
  })

  test('is deleted after a question and leaves a placeholder', async () => {
    const { user, chats } = await open()
    server.use(
      http.delete('/api/social/chat-messages/:id', () => {
        chats.messages = [aMessage(), anOwnMessage({ seq: 2, status: 'deleted', message: '', revision: 9 })]
        return HttpResponse.json(chats.messages[1])
      }),
    )
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Message deleted')).toBeVisible()
  })

  test("can't be changed after 15 minutes", async () => {
    await open(new Date(Date.now() - 16 * 60_000).toISOString())
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Reply', 'Copy'])
  })
})

test('messages of others can be reported, and their senders blocked', async () => {
  serveChat({ messages: [aMessage()] })
  const { user, asked } = showConversations()
  await user.click(await screen.findByRole('button', { name: 'More for this message' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  expect(asked.onReportMessage).toHaveBeenCalledWith(aMessage().sender, aMessage())
  await user.click(screen.getByRole('button', { name: 'More for Robin Delgado' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  expect(asked.onBlock).toHaveBeenCalledWith(aMessage().sender)
})
