import type { Tasks } from '../../jobs/jobs.ts'
import type { RateLimits } from './rate-limits.service.ts'

/** Background cleanup every ten minutes, so that floods leave little behind. */
export const rateLimitsTasks = (rateLimits: RateLimits): Tasks => ({
  'forget-old-attempts': { schedule: '*/10 * * * *', work: () => rateLimits.forgetOld() },
})
