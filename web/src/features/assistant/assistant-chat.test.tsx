import type { AssistantMessage } from '@pepwell/contract/assistant/assistant'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { AssistantChat } from './assistant-chat.tsx'

const aMessage = (changes: Partial<AssistantMessage>): AssistantMessage => ({
  id: 1,
  role: 'assistant',
  content: 'Kept cold [1], at 47 mg <b>x</b>.',
  isWhole: true,
  citations: [{ number: 1, title: 'Storage', heading: 'Vials', address: '/ai-assistant#storage-and-timing' }],
  unverified: [{ start: 18, end: 23 }],
  usedOwnData: false,
  createdAt: '2026-06-15T12:00:00.000Z',
  ...changes,
})
const question = aMessage({ id: 2, role: 'user', content: 'How is it kept?', citations: [], unverified: [] })
const updatedAt = question.createdAt

/** A server with one conversation. @returns its requests and deletions */
function serveChat(answer = aMessage({})) {
  const requests: unknown[] = []
  const deleted: unknown[] = []
  const line = (value: unknown) => `${JSON.stringify(value)}\n`
  server.use(
    http.post('/api/ai/chats/messages', async ({ request }) => {
      requests.push(await request.json())
      return new HttpResponse(line({ text: 'Kept ' }) + line({ text: 'cold' }) + line({ chatId: 7, answer }))
    }),
    http.get('/api/ai/chats/:id', () =>
      HttpResponse.json({ id: 7, title: 'How is it kept?', updatedAt, messages: [question, answer] }),
    ),
    http.get('/api/ai/chats', () => HttpResponse.json([{ id: 7, title: 'How is it kept?', updatedAt }])),
    http.delete('/api/ai/chats/:id', ({ params }) => {
      deleted.push(params.id)
      return HttpResponse.json({ message: 'ok' })
    }),
    http.put('/api/ai/own-data', async ({ request }) => HttpResponse.json((await request.json()) as object)),
  )
  return { requests, deleted }
}

const model = { host: 'api.example.com', name: 'small' }
const open = (path = '/ai-assistant') =>
  renderPage(<AssistantChat model={model} sharesOwnData={false} />, { path, user: aUser() })
const field = () => screen.getByRole('textbox', { name: 'Your question' })

describe('the chat', () => {
  test('sends a question and shows the answer with sources and unverified parts', async () => {
    const { requests } = serveChat()
    const { user, location } = open()
    await user.type(field(), 'How is it kept?{Enter}')
    expect(await screen.findByText('47 mg')).toBeVisible()
    expect(screen.getByText('not verified')).toBeVisible()
    expect(screen.getByText(/<b>x<\/b>/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Source 1: Storage, Vials' })).toHaveAttribute(
      'href',
      '/ai-assistant#storage-and-timing',
    )
    expect(requests).toEqual([{ clientId: expect.any(String), question: 'How is it kept?' }])
    await waitFor(() => expect(location()).toBe('/ai-assistant?chat=7'))
    expect(field()).toHaveValue('')
  })

  test('says what was cut off, and whether your own data was sent', async () => {
    serveChat(aMessage({ isWhole: false, usedOwnData: true }))
    open('/ai-assistant?chat=7')
    expect(await screen.findByText('This answer was cut off.')).toBeVisible()
    expect(screen.getByText(/We sent your plan and latest doses/)).toBeVisible()
  })

  test('keeps a refused question, and a retry has the same id even after more typing', async () => {
    const { requests } = serveChat()
    const sent: unknown[] = []
    const refused = { code: 'AI_FAILED', message: 'Failed to get AI response. Please try again.' }
    server.use(
      http.post(
        '/api/ai/chats/messages',
        async ({ request }) => {
          sent.push(await request.json())
          return HttpResponse.json(refused, { status: 503 })
        },
        { once: true },
      ),
    )
    const { user } = open()
    await user.type(field(), 'How is it kept?{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(refused.message)
    expect(screen.getByText('How is it kept?')).toBeVisible()
    await user.type(field(), 'And frozen?')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('47 mg')).toBeVisible()
    expect(requests).toEqual(sent)
    expect(field()).toHaveValue('And frozen?')
  })

  test('says what to do in an emergency even without a response', async () => {
    server.use(http.post('/api/ai/chats/messages', () => HttpResponse.error()))
    const { user } = open()
    await user.type(field(), 'took two shots by mistake{Enter}')
    await waitFor(() =>
      expect(
        screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('1-800-222-1222')),
      ).toBe(true),
    )
  })

  test('asks to try again after an unexpected failure', async () => {
    const failed = { code: 'INTERNAL', message: 'Something went wrong on our end. Please try again.' }
    server.use(http.post('/api/ai/chats/messages', () => HttpResponse.json(failed, { status: 500 })))
    const { user } = open()
    await user.type(field(), 'How is it kept?{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get AI response. Please try again.')
  })

  test('reports an ended session to the app and keeps the question in the field', async () => {
    const ended = { code: 'NOT_SIGNED_IN', message: 'Please sign in' }
    server.use(http.post('/api/ai/chats/messages', () => HttpResponse.json(ended, { status: 401 })))
    const { user, client } = open()
    const announced = vi.fn()
    client.getMutationCache().config.onError = announced
    await user.type(field(), 'How is it kept?{Enter}')
    await waitFor(() => expect(field()).toHaveValue('How is it kept?'))
    expect(announced.mock.lastCall?.[0]).toMatchObject({ status: 401 })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test("an unsent question survives a reload, a sent one doesn't", async () => {
    serveChat()
    const first = open()
    await first.user.type(field(), 'How is it kept?')
    first.unmount()
    const again = open()
    expect(field()).toHaveValue('How is it kept?')
    await again.user.type(field(), '{Enter}')
    expect(await screen.findByText('47 mg')).toBeVisible()
    again.unmount()
    open()
    expect(field()).toHaveValue('')
  })

  test('the history opens and deletes conversations', async () => {
    const { deleted } = serveChat()
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: 'History' }))
    await user.click(await screen.findByRole('button', { name: 'How is it kept?' }))
    expect(location()).toBe('/ai-assistant?chat=7')
    await user.click(screen.getByRole('button', { name: 'History' }))
    await user.click(await screen.findByRole('button', { name: 'Delete How is it kept?' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(location()).toBe('/ai-assistant'))
    expect(deleted).toEqual(['7'])
  })

  test('says where questions go, and that your data stays unless switched on', () => {
    open()
    expect(screen.getByText(/library passages to small at api.example.com/)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Include my plan and latest doses' })).not.toBeChecked()
  })
})
