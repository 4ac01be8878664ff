import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { hideMetrics, metricsRoutes } from './metrics.routes.ts'
import { type Metrics, metricsService } from './metrics.service.ts'

/** Metrics of the process, if METRICS_TOKEN is set; otherwise nothing is counted. */
export function addMetrics(app: FastifyInstance, deps: FeatureDeps): Feature & { metrics?: Metrics } {
  const { metricsToken } = deps.config
  if (!metricsToken) {
    hideMetrics(app)
    return {}
  }
  const metrics = metricsService(deps)
  metricsRoutes(app, metrics, metricsToken)
  return { metrics }
}
