import type { Tasks } from '../../jobs/jobs.ts'
import type { RateLimits } from './rate-limits.service.ts'

/** What the feature does in the background, every ten minutes: whoever floods it leaves little behind. */
export const rateLimitsTasks = (rateLimits: RateLimits): Tasks => ({
  'forget-old-attempts': { schedule: '*/10 * * * *', work: () => rateLimits.forgetOld() },
})
