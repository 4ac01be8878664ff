import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { planRoutes } from './plan.routes.ts'
import { planService } from './plan.service.ts'

/** What somebody takes, how much of it and how often. */
export function addPlan(app: FastifyInstance, parts: FeatureParts): Feature {
  planRoutes(app, planService(parts))
  return {}
}
