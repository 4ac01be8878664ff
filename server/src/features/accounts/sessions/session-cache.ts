import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { Session } from '../../../http/session.ts'
import type { Bus } from '../../../live/bus.ts'

/** Maximum age of a cached session, regardless of the bus. */
const MAX_AGE_MS = 30_000

/** Above this number of active sessions in one process, sessions aren't cached. */
const MAX_SESSIONS = 50_000

const TOPIC = 'sessions-changed'

/**
 * Sessions cached by this process, so that reads need no second query. Code that ends sessions or changes their data
 * publishes that in the same transaction; without the bus nothing is cached.
 */
export class SessionCache {
  private readonly cached = new Map<string, { session: Session; until: number }>()
  private readonly bus: Bus
  private readonly clock: Clock
  private readonly listeners: ((userId: string) => void)[] = []
  /** counts published changes; a look-up started before one isn't cached */
  private changes = 0

  constructor(bus: Bus, clock: Clock) {
    this.bus = bus
    this.clock = clock
    bus.subscribe(TOPIC, (userId) => this.invalidate(userId))
    bus.onGap(() => this.invalidateAll())
  }

  /** The cached session, or the result of `lookUp`. */
  async get(key: string, lookUp: () => Promise<{ session: Session; expiresAt: number } | undefined>) {
    const now = this.clock.now()
    const known = this.cached.get(key)
    if (known && known.until > now && this.bus.listening) return known.session
    const changesBefore = this.changes
    const found = await lookUp()
    if (found && this.bus.listening && this.changes === changesBefore && this.cached.size < MAX_SESSIONS) {
      const session = { ...found.session, prolonged: false }
      this.cached.set(key, { session, until: Math.min(now + MAX_AGE_MS, found.expiresAt) })
    } else this.cached.delete(key)
    return found?.session
  }

  /** Notifies every process, including this one, once the transaction commits. */
  announceChange = (within: Db, userId: string): Promise<void> => this.bus.publish(within, TOPIC, userId)

  /** Drops a person's sessions in this process; call it after the commit. */
  invalidate(userId: string): void {
    this.changes++
    for (const [key, { session }] of this.cached) if (session.user.id === userId) this.cached.delete(key)
    for (const listener of this.listeners) listener(userId)
  }

  /** Calls back after each {@link invalidate}. */
  onInvalidate(listener: (userId: string) => void): void {
    this.listeners.push(listener)
  }

  private invalidateAll(): void {
    this.changes++
    this.cached.clear()
  }
}
