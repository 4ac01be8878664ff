import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Wordings } from '../assistant/wording.service.ts'
import { insightsRoutes } from './insights.routes.ts'
import { insightsService } from './insights.service.ts'

/** Insights from a member's logs: adherence and results. It stores nothing. */
export function addInsights(
  app: FastifyInstance,
  deps: FeatureDeps,
  { wordings }: { wordings: Wordings },
): Feature {
  insightsRoutes(app, insightsService({ ...deps, wordings }))
  return {}
}
