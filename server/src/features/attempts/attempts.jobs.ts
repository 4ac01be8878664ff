import type { Tasks } from '../../jobs/jobs.ts'
import type { Attempts } from './attempts.service.ts'

/** What the feature does in the background, every ten minutes: whoever floods it leaves little behind. */
export const attemptsTasks = (attempts: Attempts): Tasks => ({
  'forget-old-attempts': { schedule: '*/10 * * * *', work: () => attempts.forgetOld() },
})
