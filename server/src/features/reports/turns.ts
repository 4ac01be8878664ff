import { setTimeout as wait } from 'node:timers/promises'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { isLocked } from '../../database/database-away.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockSums } from './zones.queries.ts'

/** When to come back. */
const RETRY_SECONDS = 10

/** What is said while a zone that is new is summed up, or somebody takes too long. */
export const busy = () =>
  new Refusal('UNAVAILABLE', {
    sentence: 'We’re still preparing reports for this time zone. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  })

/** How often, and for how many milliseconds in between, somebody else's summing up is waited for: 15 seconds. */
const WAITS = { times: 150, ms: 100 }

/** Somebody else is at it. */
class Taken extends Error {}

/**
 * Does something to the sums that nobody else changes meanwhile, with everything as it was at one moment: what happens later
 * waits for the next time, and nothing is summed up twice.
 * @throws Refusal UNAVAILABLE when others take too long
 */
export async function alone<Result>(
  db: FeatureDeps['db'],
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let time = 0; time < WAITS.times; time++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          await lockSums(tx).catch((error: unknown) => {
            throw isLocked(error) ? new Taken() : error
          })
          return work(tx)
        })
    } catch (error) {
      if (!(error instanceof Taken)) throw error
    }
    await wait(WAITS.ms)
  }
  throw busy()
}
