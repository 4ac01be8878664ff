import { HISTORY_MONTHS, monthsBefore } from '@pepwell/domain/accounts/retention'
import type { FeatureDeps } from '../../app-deps.ts'
import { deleteOldRows } from '../../database/delete-old-rows.queries.ts'
import type { Feature } from '../../feature.ts'
import { deleteOldVersions } from './earlier-versions.queries.ts'

/** Deletes old versions; triggers write these rows. */
export const addEarlierVersions = ({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Feature => ({
  tasks: {
    'delete-earlier-versions': {
      schedule: '40 4 * * *',
      work: () => deleteOldRows(db, new Date(monthsBefore(clock.now(), HISTORY_MONTHS)), deleteOldVersions),
    },
  },
})
