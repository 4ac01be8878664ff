import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { planRoutes } from './plan.routes.ts'
import { planService } from './plan.service.ts'
import { planWarningsRoutes } from './plan-warnings.routes.ts'
import { planWarningsService } from './plan-warnings.service.ts'

/** What somebody takes, how much of it and how often. */
export function addPlan(
  app: FastifyInstance,
  parts: FeatureParts,
  { catalogue }: { catalogue: Catalogue },
): Feature {
  const warnings = planWarningsService({ ...parts, catalogue })
  planRoutes(app, planService({ ...parts, warnings }))
  planWarningsRoutes(app, warnings)
  return {}
}
