import type { Tasks } from '../../jobs/jobs.ts'
import type { PageVisits } from './page-visits.service.ts'

/** What the feature does in the background. */
export const reportsTasks = (visits: PageVisits): Tasks => ({
  'forget-old-visits': { schedule: '10 * * * *', work: () => visits.forgetOld() },
})
