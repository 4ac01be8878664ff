import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import { databaseTime } from './database/health.queries.ts'
import type { DB } from './database/schema.ts'

/** Further apart than this, something is wrong with one of the two clocks. */
const MOST_APART_MS = 30_000

/** How often a right clock is looked at again. */
const LOOK_MS = 5_000

interface Parts {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
}

/**
 * Compares the clock of this process with the database's, which is that of all processes. Whoever tells people of what is due
 * by a clock that is wrong tells them at the wrong time, and all others find it told.
 */
export class ClockWatch {
  private readonly parts: Parts
  private lookedAt = Number.NEGATIVE_INFINITY
  private apart = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Seconds by which this clock is ahead of the database's, or behind it when negative; 0 while it is right. */
  get offBy(): number {
    return this.apart
  }

  /** @throws the database's error when it does not answer */
  async isRight(): Promise<boolean> {
    const { db, clock } = this.parts
    if (this.apart === 0 && performance.now() - this.lookedAt < LOOK_MS) return true
    const asked = clock.now()
    const there = await databaseTime(db)
    const answered = clock.now()
    this.lookedAt = performance.now()
    // It was looked at some time between the question and the answer.
    const early = Math.min(0, answered - there)
    const late = Math.max(0, asked - there)
    this.note(late > MOST_APART_MS ? late : early < -MOST_APART_MS ? early : 0)
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
