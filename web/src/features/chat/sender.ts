import * as calls from '@pepwell/contract/social/chat.calls'
import type { QueryClient } from '@tanstack/react-query'
import { api, isNetworkFailure, isSignedOut, NO_CONNECTION } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/api/client-id.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { toast } from '../../ui/toast-store.ts'
import type { ChatMessage } from './chat.api.ts'
import { Outbox, type Outgoing } from './outbox.ts'
import { addToCache } from './thread.api.ts'

/** Display time of the typing hint, in milliseconds: noticeable, but gone before the next one. */
const SENT_MS = 1500

/** Offline, messages stay queued. */
const untilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

function deliver({ clientId, roomId, text, picture, card, replyTo }: Outgoing): Promise<ChatMessage> {
  const params = { id: roomId }
  const reply = replyTo && { replyToId: replyTo.id }
  if (card) {
    const body = { kind: card.card.kind, sourceId: card.sourceId, clientId, ...reply }
    return api(calls.sendChatCard, { params, body })
  }
  if (!picture) {
    const body = { message: text, messageType: 'text', clientId, ...reply } as const
    return api(calls.sendChatMessage, { params, body })
  }
  const body = new FormData()
  body.append('picture', picture)
  return api(calls.sendChatPicture, { params, query: { clientId, ...reply }, body } as never)
}

const problemOf = (error: unknown): string =>
  isNetworkFailure(error) ? NO_CONNECTION : refusalText(error, 'Please try again.')

/** Sends messages one at a time in order, each until it is stored or fails. */
export class Sender {
  readonly outbox: Outbox
  private readonly client: QueryClient
  private turn: Promise<unknown> = Promise.resolve()

  constructor(client: QueryClient, userId: string) {
    this.client = client
    this.outbox = new Outbox(userId)
  }

  send(what: Pick<Outgoing, 'roomId' | 'text' | 'picture' | 'card' | 'replyTo'>): void {
    this.queue({ ...what, clientId: newClientId(), at: new Date(serverNow()).toISOString() })
  }

  again({ problem: _, ...one }: Outgoing): void {
    this.queue(one)
  }

  private queue(one: Outgoing): void {
    this.outbox.put(one)
    this.turn = this.turn.then(() => this.attempt(one))
  }

  private async attempt(one: Outgoing): Promise<void> {
    await untilOnline()
    try {
      // A mutation, so an expired session is noticed as everywhere.
      const mutation = this.client
        .getMutationCache()
        .build(this.client, { mutationFn: deliver, networkMode: 'always' })
      const message = await mutation.execute(one)
      addToCache(this.client, message)
      this.outbox.drop(one.clientId)
      toast({ title: 'Message sent!', duration: SENT_MS })
      void invalidateTags(this.client, ['chat-rooms'])
    } catch (error) {
      const problem = problemOf(error)
      this.outbox.put({ ...one, problem })
      if (isSignedOut(error)) return
      toast({ title: 'Error sending message', description: problem, variant: 'destructive' })
    }
  }
}

const senders = new WeakMap<QueryClient, Map<string, Sender>>()

/** The user's sender, shared by the whole app so that it continues across pages. */
export function senderOf(client: QueryClient, userId: string): Sender {
  const known = senders.get(client) ?? new Map<string, Sender>()
  senders.set(client, known)
  const sender = known.get(userId) ?? new Sender(client, userId)
  known.set(userId, sender)
  return sender
}
