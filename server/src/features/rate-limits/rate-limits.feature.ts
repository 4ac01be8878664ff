import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { rateLimitsTasks } from './rate-limits.jobs.ts'
import { type RateLimits, rateLimitsService } from './rate-limits.service.ts'

/** How often people may try what could be guessing. */
export function addRateLimits(parts: FeatureDeps): Feature & { rateLimits: RateLimits } {
  const rateLimits = rateLimitsService(parts)
  return { rateLimits, tasks: rateLimitsTasks(rateLimits) }
}
