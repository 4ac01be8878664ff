import { forget, recall, remember } from '../../lib/browser/storage.ts'
import { UNSENT } from './unsent.ts'

/** A message that is not known to be stored. */
export interface Outgoing {
  /** stays the same however often it is sent, so that it is stored once */
  clientId: string
  roomId: number
  text: string
  /** in place of the text; a reload forgets it */
  picture?: File
  /** when it was first sent, ISO 8601 */
  at: string
  /** why it was not sent; undefined while it is on its way */
  problem?: string
}

const INTERRUPTED = 'You closed the page before we sent it.'

const isOutgoing = (one: Partial<Outgoing>): one is Outgoing =>
  typeof one.clientId === 'string' &&
  typeof one.roomId === 'number' &&
  typeof one.text === 'string' &&
  typeof one.at === 'string'

/** What was left when the page was loaded anew: whether it arrived nobody knows, and it is safe to send it again. */
function leftOver(key: string): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(recall(key, 'sessionStorage') ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isOutgoing).map((one) => ({ ...one, problem: one.problem ?? INTERRUPTED }))
  } catch {
    return []
  }
}

/** What somebody sent and is not known to be stored, in its order; it outlives a reload. */
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

  /** Puts it at the end, or changes it where it stands. */
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
