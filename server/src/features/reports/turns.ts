import { setTimeout as wait } from 'node:timers/promises'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import { tryLockSums, unlockSums } from './zones.queries.ts'

/** When to come back. */
const RETRY_SECONDS = 10

/** What is said while a zone that is new is summed up, or somebody takes too long. */
export const busy = () =>
  new Refusal('UNAVAILABLE', {
    sentence: 'Reports are being reckoned for this time zone. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  })

/** How often, and for how many milliseconds in between, somebody else's summing up is waited for: 15 seconds. */
const WAITS = { times: 150, ms: 100 }

/**
 * Waits for a turn. A statement that waited for it by itself could be given up, and get it when nobody knows any more.
 * @throws Refusal UNAVAILABLE
 */
async function takeTurn(connection: Db): Promise<void> {
  for (let time = 0; time < WAITS.times; time++) {
    if (await tryLockSums(connection)) return
    await wait(WAITS.ms)
  }
  throw busy()
}

/**
 * Does something to the sums that nobody else changes meanwhile, with everything as it was at one moment: what happens later
 * waits for the next time, and nothing is summed up twice.
 * @throws Refusal UNAVAILABLE when others take too long
 */
export const alone = <Result>(db: FeatureDeps['db'], work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await takeTurn(connection)
    try {
      return await connection.transaction().setIsolationLevel('repeatable read').execute(work)
    } finally {
      await unlockSums(connection)
    }
  })
