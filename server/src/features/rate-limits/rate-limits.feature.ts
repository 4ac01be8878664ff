import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import { type RateLimits, rateLimitsService } from './rate-limits.service.ts'

/** Background cleanup every ten minutes, so that floods leave little behind. */
const rateLimitsTasks = (rateLimits: RateLimits): Tasks => ({
  'delete-old-attempts': { schedule: '*/10 * * * *', work: () => rateLimits.deleteOld() },
})

/** Rate limits for guesses and messages. */
export function addRateLimits(deps: FeatureDeps): Feature & { rateLimits: RateLimits } {
  const rateLimits = rateLimitsService(deps)
  return { rateLimits, tasks: rateLimitsTasks(rateLimits) }
}
