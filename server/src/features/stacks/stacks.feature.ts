import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { ReportedKinds } from '../friends/abuse-reports.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { reportedStack } from './reported-stack.ts'
import { sharingService } from './sharing.service.ts'
import { stacksRoutes } from './stacks.routes.ts'
import { stacksService } from './stacks.service.ts'

/** Stacks of peptides that members create and share. */
export function addStacks(
  app: FastifyInstance,
  deps: FeatureDeps,
  { rateLimits, reportedKinds }: { rateLimits: RateLimits; reportedKinds: ReportedKinds },
): Feature {
  stacksRoutes(app, stacksService({ ...deps, sharing: sharingService({ ...deps, rateLimits }) }))
  reportedKinds.register(reportedStack(deps))
  return {}
}
