import { forget, recall, remember } from '../../lib/browser/storage.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { UNSENT } from './unsent.ts'

export interface Outgoing {
  /** idempotency key: the same for every retry */
  clientId: string
  roomId: number
  text: string
  /** a picture instead of text; lost on reload */
  picture?: File
  /** time of the first attempt, ISO 8601 */
  at: string
  /** why sending failed; undefined while pending */
  problem?: string
}

const INTERRUPTED = 'You closed the page before we sent it.'

const isOutgoing = (one: Partial<Outgoing>): one is Outgoing =>
  typeof one.clientId === 'string' &&
  typeof one.roomId === 'number' &&
  typeof one.text === 'string' &&
  typeof one.at === 'string'

/** After a reload nobody knows whether a pending message arrived. Sending it again is safe. */
function leftOver(key: string): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(recall(key, 'sessionStorage') ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isOutgoing).map((one) => ({ ...one, problem: one.problem ?? INTERRUPTED }))
  } catch {
    return []
  }
}

/** Pending messages of a room in order; survives a reload. */
export class Outbox {
  private readonly key: string
  /** the pending messages */
  readonly messages: Store<readonly Outgoing[]>

  constructor(userId: string) {
    this.key = `${UNSENT}outbox:${userId}`
    this.messages = createStore(leftOver(this.key))
  }

  /** Appends a message, or updates it in place. */
  put(one: Outgoing): void {
    const all = this.messages.get()
    const isThere = all.some(({ clientId }) => clientId === one.clientId)
    this.keep(isThere ? all.map((other) => (other.clientId === one.clientId ? one : other)) : [...all, one])
  }

  drop(clientId: string): void {
    this.keep(this.messages.get().filter((one) => one.clientId !== clientId))
  }

  private keep(next: readonly Outgoing[]): void {
    const texts = next.filter(({ picture }) => !picture)
    if (texts.length > 0) remember(this.key, JSON.stringify(texts), 'sessionStorage')
    else forget('sessionStorage', this.key)
    this.messages.set(next)
  }
}
