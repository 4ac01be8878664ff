import type { Tasks } from '../../jobs/jobs.ts'
import type { PageVisits } from './page-visits.service.ts'
import type { Sums } from './sums.service.ts'

/** What the feature does in the background. */
export const reportsTasks = ({ visits, sums }: { visits: PageVisits; sums: Sums }): Tasks => ({
  'forget-old-visits': { schedule: '10 * * * *', work: () => visits.forgetOld() },
  'sum-up-reports': { schedule: '* * * * *', work: () => sums.keepAll() },
})
