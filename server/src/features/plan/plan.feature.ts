import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { doseStepsRoutes } from './dose-steps.routes.ts'
import { doseStepsService } from './dose-steps.service.ts'
import { planRoutes } from './plan.routes.ts'
import { planService } from './plan.service.ts'
import { planWarningsRoutes } from './plan-warnings.routes.ts'
import { type PlanWarnings, planWarningsService } from './plan-warnings.service.ts'

/** Plan warnings, also for profile changes. */
export const planWarningsOf = (
  deps: FeatureDeps,
  { catalogue }: { catalogue: Catalogue },
): { planWarnings: PlanWarnings } => ({ planWarnings: planWarningsService({ ...deps, catalogue }) })

/** The plan: peptides with dose and frequency. */
export function addPlan(
  app: FastifyInstance,
  deps: FeatureDeps,
  { planWarnings: warnings, catalogue }: { planWarnings: PlanWarnings; catalogue: Catalogue },
): Feature {
  planRoutes(app, planService({ ...deps, warnings }))
  doseStepsRoutes(app, doseStepsService({ ...deps, catalogue, warnings }), warnings)
  planWarningsRoutes(app, warnings)
  return {}
}
