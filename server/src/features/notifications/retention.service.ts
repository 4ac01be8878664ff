import type { FeatureDeps } from '../../app-deps.ts'
import { forgetRows } from '../../database/forget-rows.queries.ts'
import { forgetDeliveries, forgetLogs } from './retention.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes old delivery records and read inbox messages. */
export const messageRetention =
  ({ db, clock, config }: Pick<FeatureDeps, 'db' | 'clock' | 'config'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.now() - config.messageDays * DAY_MS)
    await forgetRows(db, before, forgetLogs)
    await forgetRows(db, before, forgetDeliveries)
  }
