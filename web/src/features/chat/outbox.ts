import { forget, recall, remember } from '../../lib/browser/storage.ts'
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
  private all: readonly Outgoing[]
  private readonly listeners = new Set<() => void>()

  constructor(userId: string) {
    this.key = `${UNSENT}outbox:${userId}`
    this.all = leftOver(this.key)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  list = (): readonly Outgoing[] => this.all

  /** Appends a message, or updates it in place. */
  put(one: Outgoing): void {
    const isThere = this.all.some(({ clientId }) => clientId === one.clientId)
    this.keep(
      isThere ? this.all.map((other) => (other.clientId === one.clientId ? one : other)) : [...this.all, one],
    )
  }

  drop(clientId: string): void {
    this.keep(this.all.filter((one) => one.clientId !== clientId))
  }

  private keep(next: readonly Outgoing[]): void {
    this.all = next
    const texts = next.filter(({ picture }) => !picture)
    if (texts.length > 0) remember(this.key, JSON.stringify(texts), 'sessionStorage')
    else forget('sessionStorage', this.key)
    for (const listener of this.listeners) listener()
  }
}
