import type { Tasks } from '../../jobs/jobs.ts'
import type { VialWarnings } from './vial-warnings.service.ts'

/** What the feature does in the background. Zones differ by quarters of an hour. */
export const vialsTasks = ({ warnings }: { warnings: VialWarnings }): Tasks => ({
  'warn-of-vials': { schedule: '*/15 * * * *', work: () => warnings.checkDue() },
})
