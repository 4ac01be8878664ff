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
  private readonly parts: Deps
  private lookedAt = Number.NEGATIVE_INFINITY
  private apart = 0

  constructor(deps: Deps) {
    this.parts = deps
  }

  /** Seconds by which this clock is ahead of the database's, negative if behind; 0 while it is right. */
  get offBy(): number {
    return this.apart
  }

  /** @throws the database's error if it is unavailable */
  async isRight(): Promise<boolean> {
    const { db, clock } = this.parts
    if (this.apart === 0 && performance.now() - this.lookedAt < POLL_MS) return true
    const sentAt = clock.now()
    const there = await databaseTime(db)
    const answered = clock.now()
    this.lookedAt = performance.now()
    // The database read its clock at some time between request and response.
    const early = Math.min(0, answered - there)
    const late = Math.max(0, sentAt - there)
    this.note(late > MAX_DRIFT_MS ? late : early < -MAX_DRIFT_MS ? early : 0)
    return this.apart === 0
  }

  private note(apartMs: number): void {
    const was = this.apart
    this.apart = Math.round(apartMs / 1000)
    if (this.apart !== 0 && was === 0)
      this.parts.logger.error(
        { seconds: this.apart },
        "this clock is not the database's: no reminders are sent from here until one of the two is set right",
      )
    if (this.apart === 0 && was !== 0) this.parts.logger.warn('this clock is right again: reminders are sent')
  }
}
