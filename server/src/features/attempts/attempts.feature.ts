import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { attemptsTasks } from './attempts.jobs.ts'
import { type Attempts, attemptsService } from './attempts.service.ts'

/** How often people may try what could be guessing. */
export function addAttempts(parts: FeatureParts): Feature & { attempts: Attempts } {
  const attempts = attemptsService(parts)
  return { attempts, tasks: attemptsTasks(attempts) }
}
