import type { ChatCard } from '@pepwell/contract/social/chat-cards'
import type { QuotedMessage } from '@pepwell/contract/social/chat-messages'
import { recall, remember, removeStored } from '../../lib/browser/storage.ts'
import { createStore } from '../../lib/store.ts'
import { UNSENT } from './unsent.ts'

export interface Outgoing {
  /** idempotency key: the same for every retry */
  clientId: string
  roomId: number
  text: string
  /** a picture instead of text; lost on reload */
  picture?: File
  /** a card instead of text, and what it shares */
  card?: { sourceId: number; card: ChatCard }
  /** the message that it replies to */
  replyTo?: QuotedMessage
  /** time of the first attempt, ISO 8601 */
  at: string
  /** why sending failed; undefined while pending */
  problem?: string
}

const INTERRUPTED = 'You closed the page before we could send it.'

const isOutgoing = (one: Partial<Outgoing>): one is Outgoing =>
  typeof one.clientId === 'string' &&
  typeof one.roomId === 'number' &&
  typeof one.text === 'string' &&
  typeof one.at === 'string'

/** A stored message. It may have arrived before its tab was closed; resending it is safe. */
function stored(key: string): readonly Outgoing[] {
  try {
    const one = JSON.parse(recall(key) ?? '{}') as Partial<Outgoing>
    return isOutgoing(one) ? [{ ...one, problem: one.problem ?? INTERRUPTED }] : []
  } catch {
    return []
  }
}

/** The messages that this browser stored, oldest first. */
function leftOver(prefix: string): readonly Outgoing[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.flatMap(stored).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  } catch {
    // A browser that denies storage has none.
    return []
  }
}

/** Pending messages in order. They survive a closed tab; each has its own key, so tabs don't overwrite each other. */
export class Outbox {
  private readonly prefix: string
  /** the pending messages */
  readonly messages = createStore<readonly Outgoing[]>([])

  constructor(userId: string) {
    this.prefix = `${UNSENT}outbox:${userId}:`
    this.messages.set(leftOver(this.prefix))
    // Another tab sent one.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (newValue === null && key?.startsWith(this.prefix)) this.remove(key.slice(this.prefix.length))
    })
  }

  /** Appends a message, or updates it in place. */
  put(one: Outgoing): void {
    const all = this.messages.get()
    const isThere = all.some(({ clientId }) => clientId === one.clientId)
    if (!one.picture) remember(this.prefix + one.clientId, JSON.stringify(one))
    this.messages.set(
      isThere ? all.map((other) => (other.clientId === one.clientId ? one : other)) : [...all, one],
    )
  }

  drop(clientId: string): void {
    removeStored('localStorage', this.prefix + clientId)
    this.remove(clientId)
  }

  private remove(clientId: string): void {
    this.messages.set(this.messages.get().filter((one) => one.clientId !== clientId))
  }
}
