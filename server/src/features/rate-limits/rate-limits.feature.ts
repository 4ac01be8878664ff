import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { rateLimitsTasks } from './rate-limits.jobs.ts'
import { type RateLimits, rateLimitsService } from './rate-limits.service.ts'

/** Rate limits for guesses and messages. */
export function addRateLimits(parts: FeatureDeps): Feature & { rateLimits: RateLimits } {
  const rateLimits = rateLimitsService(parts)
  return { rateLimits, tasks: rateLimitsTasks(rateLimits) }
}
