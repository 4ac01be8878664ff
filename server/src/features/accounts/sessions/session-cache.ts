import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { Session } from '../../../http/session.ts'
import type { Bus } from '../../../live/bus.ts'

/** A session is asked for again after this long, whatever the bus says or doesn't. */
const KEEP_MS = 30_000

/** More sessions than this at work in one process at once are looked up each time. */
const MOST_SESSIONS = 50_000

const TOPIC = 'sessions-changed'

/**
 * Living sessions that this process has looked up, so that a read costs no second query. Whoever ends sessions or
 * changes what they carry says so over the bus in the same transaction; without the bus nothing is kept.
 */
export class SessionCache {
  private readonly kept = new Map<string, { session: Session; until: number }>()
  private readonly bus: Bus
  private readonly clock: Clock
  private readonly listeners: ((userId: string) => void)[] = []
  /** counts the changes heard of; what was looked up before one is not kept after it */
  private changes = 0

  constructor(bus: Bus, clock: Clock) {
    this.bus = bus
    this.clock = clock
    bus.subscribe(TOPIC, (userId) => this.forget(userId))
    bus.onGap(() => this.forgetAll())
  }

  /** The session if it was looked up lately, else what `lookUp` finds. */
  async get(key: string, lookUp: () => Promise<{ session: Session; expiresAt: number } | undefined>) {
    const now = this.clock.now()
    const known = this.kept.get(key)
    if (known && known.until > now && this.bus.listening) return known.session
    const changesBefore = this.changes
    const found = await lookUp()
    if (found && this.bus.listening && this.changes === changesBefore && this.kept.size < MOST_SESSIONS) {
      const session = { ...found.session, prolonged: false }
      this.kept.set(key, { session, until: Math.min(now + KEEP_MS, found.expiresAt) })
    } else this.kept.delete(key)
    return found?.session
  }

  /** Tells every process, this one too, once the transaction is committed. */
  announceChange = (within: Db, userId: string): Promise<void> => this.bus.publish(within, TOPIC, userId)

  /** Forgets a person's sessions in this process at once; call it when the change is committed. */
  forget(userId: string): void {
    this.changes++
    for (const [key, { session }] of this.kept) if (session.user.id === userId) this.kept.delete(key)
    for (const hear of this.listeners) hear(userId)
  }

  /** `hear` runs after each {@link forget}. */
  onForget(hear: (userId: string) => void): void {
    this.listeners.push(hear)
  }

  private forgetAll(): void {
    this.changes++
    this.kept.clear()
  }
}
