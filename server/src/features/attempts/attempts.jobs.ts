import type { Tasks } from '../../jobs/jobs.ts'
import type { Attempts } from './attempts.service.ts'

/** What the feature does in the background, each night. */
export const attemptsTasks = (attempts: Attempts): Tasks => ({
  'forget-old-attempts': { schedule: '30 3 * * *', work: () => attempts.forgetOld() },
})
