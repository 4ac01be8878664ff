import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import { databaseTime } from './database/health.queries.ts'
import type { DB } from './database/schema.ts'

/** If the clocks differ by more, one of them is wrong. */
const MAX_DRIFT_MS = 30_000

/** How often a correct clock is checked again. */
const POLL_MS = 5_000

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
}

/**
 * Compares this process's clock with the database's, which all processes share. A process with a wrong clock would
 * send reminders at the wrong time, and the others would find them sent.
 */
export class ClockWatch {
  private readonly deps: Deps
  private checkedAt = Number.NEGATIVE_INFINITY
  private measured = 0

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Seconds by which this clock is ahead of the database's, negative if behind; 0 while it is right. */
  get driftSeconds(): number {
    return this.measured
  }

  /** @throws the database's error if it is unavailable */
  async isAccurate(): Promise<boolean> {
    const { db, clock } = this.deps
    if (this.measured === 0 && performance.now() - this.checkedAt < POLL_MS) return true
    const sentAt = clock.now()
    const databaseNow = await databaseTime(db)
    const receivedAt = clock.now()
    this.checkedAt = performance.now()
    // The database read its clock at some time between request and response.
    const early = Math.min(0, receivedAt - databaseNow)
    const late = Math.max(0, sentAt - databaseNow)
    this.note(late > MAX_DRIFT_MS ? late : early < -MAX_DRIFT_MS ? early : 0)
    return this.measured === 0
  }

  private note(driftMs: number): void {
    const before = this.measured
    this.measured = Math.round(driftMs / 1000)
    if (this.measured !== 0 && before === 0)
      this.deps.logger.error(
        { seconds: this.measured },
        "this clock disagrees with the database's, so this process sends no reminders until one of them is corrected",
      )
    if (this.measured === 0 && before !== 0)
      this.deps.logger.warn("this clock agrees with the database's again, so this process sends reminders")
  }
}
