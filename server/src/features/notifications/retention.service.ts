import type { FeatureDeps } from '../../app-deps.ts'
import { deleteOldRows } from '../../database/delete-old-rows.queries.ts'
import { deleteOldDeliveries, deleteOldMessages } from './retention.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes old delivery records and read inbox messages. */
export const messageRetention =
  ({ db, clock, config }: Pick<FeatureDeps, 'db' | 'clock' | 'config'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.now() - config.messageDays * DAY_MS)
    await deleteOldRows(db, before, deleteOldMessages)
    await deleteOldRows(db, before, deleteOldDeliveries)
  }
