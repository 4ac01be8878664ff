import { setTimeout as wait } from 'node:timers/promises'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { isLocked } from '../../database/database-away.ts'
import { Refusal } from '../../refusal.ts'
import { lockSums } from './zones.queries.ts'

/** Seconds until a retry. */
const RETRY_SECONDS = 10

/** The refusal while a new zone is filled or others take too long. */
export const preparingRefusal = () =>
  new Refusal('UNAVAILABLE', {
    sentence: 'We’re still preparing reports for this time zone. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  })

/** Retries and pauses while another process sums up: 15 seconds in all. */
const WAITS = { times: 150, ms: 100 }

/** Another process is summing up. */
class Taken extends Error {}

/**
 * Runs exclusive work on the sums in one snapshot, so that nothing counts twice; later events wait for the next run.
 * @throws Refusal UNAVAILABLE if others take too long
 */
export async function withSumsLock<Result>(
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
  throw preparingRefusal()
}
