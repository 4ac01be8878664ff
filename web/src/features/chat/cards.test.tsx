import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aMessage, aRoom, serveChat } from '../../test/chat-server.ts'
import { log, showConversations } from '../../test/conversations.tsx'
import { server } from '../../test/server.ts'
import type { ChatMessage } from './chat.api.ts'

type User = ReturnType<typeof showConversations>['user']

const nothing = { weighIn: null, dose: null, stack: null }
const aWeighIn = {
  ...nothing,
  kind: 'weigh-in' as const,
  weighIn: { weight: 80, unit: 'kg' as const, day: '2026-03-01' },
}

const shared = (card: ChatMessage['card'], changes: Partial<ChatMessage> = {}) =>
  aMessage({ message: 'Shared a weigh-in', card, ...changes })

async function attach(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Attach' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Serves a member's two weigh-ins. */
const serveWeighIns = () =>
  server.use(
    http.get('/api/weight-logs', () =>
      HttpResponse.json(
        [182.4, 183].map((weight, index) => ({
          id: 7 + index,
          weight,
          unit: 'lbs',
          pounds: weight,
          notes: 'Private',
          photoUrl: null,
          weighInDate: `2026-03-0${2 - index}`,
          createdAt: '2026-03-02T08:00:00.000Z',
          editedAt: null,
        })),
      ),
    ),
  )

describe('sharing', () => {
  test('a weigh-in shows it at once, and sends nothing but its id', async () => {
    const card = { ...aWeighIn, weighIn: { weight: 183, unit: 'lbs' as const, day: '2026-03-01' } }
    const { bodies } = serveChat({ card })
    serveWeighIns()
    const { user } = showConversations()
    await attach(user, 'Weigh-in')
    const dialog = await screen.findByRole('dialog', { name: 'Share a weigh-in' })
    expect(dialog).toHaveTextContent('Robin Delgado sees the weight and day, nothing else.')
    expect(await within(dialog).findByRole('radio', { name: /182.4 lbs/ })).toBeChecked()
    await user.click(within(dialog).getByRole('radio', { name: /183 lbs/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Share' }))
    expect(await within(log()).findByText('183 lbs')).toBeVisible()
    await waitFor(() =>
      expect(bodies).toContainEqual({ kind: 'weigh-in', sourceId: 8, clientId: expect.any(String) }),
    )
  })

  test('keeps a card that failed, for another try', async () => {
    const { bodies } = serveChat({ card: aWeighIn })
    serveWeighIns()
    server.use(http.post('/api/social/chat-rooms/1/cards', () => HttpResponse.error(), { once: true }))
    const { user, unmount } = showConversations()
    await attach(user, 'Weigh-in')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Not sent.')).toBeVisible()
    unmount()
    const again = showConversations()
    expect(await screen.findByText('182.4 lbs')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument())
    expect(bodies.filter(({ kind }) => kind === 'weigh-in')).toEqual([
      { kind: 'weigh-in', sourceId: 7, clientId: expect.any(String) },
    ])
    expect(await screen.findByText('176.4 lbs')).toBeVisible()
  })

  test('offers no private stack, and says when there is nothing', async () => {
    serveChat()
    server.use(http.get('/api/dosage-logs', () => HttpResponse.json([])))
    const { user } = showConversations()
    await attach(user, 'Dose')
    const dialog = await screen.findByRole('dialog', { name: 'Share a dose' })
    expect(await within(dialog).findByText('No doses yet.')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeDisabled()
  })

  test('is not offered to agents of the support team', async () => {
    serveChat({ rooms: [aRoom({ isAnswering: true, type: 'support' })] })
    const { user } = showConversations()
    await user.click(await screen.findByRole('button', { name: 'Attach' }))
    expect(await screen.findByRole('menuitem', { name: 'Picture' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Weigh-in' })).not.toBeInTheDocument()
  })
})

describe('a card', () => {
  test('shows a weight in the reader’s unit', async () => {
    serveChat({ messages: [shared(aWeighIn)] })
    showConversations()
    expect(await screen.findByText('176.4 lbs')).toBeVisible()
    expect(screen.getByText('Weigh-in · Sun, Mar 1')).toBeVisible()
  })

  test('shows a stack that leads to its page, and says when it is no longer shared', async () => {
    const items = [{ peptide: 'BPC-157', dose: '250 mcg' }]
    const stack = { id: 5, name: 'Tendon Repair', items, size: 3 }
    serveChat({
      messages: [
        shared({ ...nothing, kind: 'stack', stack }),
        shared({ ...nothing, kind: 'stack' }, { seq: 2 }),
      ],
    })
    showConversations()
    const link = await screen.findByRole('link', { name: 'View stack' })
    expect(link).toHaveAttribute('href', '/social/stacks/5')
    expect(screen.getByText('+2 more')).toBeVisible()
    expect(screen.getByText('This stack is private or was deleted.')).toBeVisible()
  })

  test('can be deleted anytime by its sender, and neither copied nor edited', async () => {
    const old = { isOwn: true, createdAt: '2026-01-01T12:00:00.000Z' }
    serveChat({ messages: [shared(aWeighIn, old)] })
    const { user } = showConversations()
    await user.click(await screen.findByRole('button', { name: 'More for this message' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Reply', 'Delete'])
  })
})
