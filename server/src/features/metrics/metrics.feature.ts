import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { hideMetrics, metricsRoutes } from './metrics.routes.ts'
import { type Metrics, metricsService } from './metrics.service.ts'

/** What is measured of the process, where METRICS_TOKEN is set; nothing is counted without. */
export function addMetrics(app: FastifyInstance, parts: FeatureDeps): Feature & { metrics?: Metrics } {
  const { metricsToken } = parts.config
  if (!metricsToken) {
    hideMetrics(app)
    return {}
  }
  const metrics = metricsService(parts)
  metricsRoutes(app, metrics, metricsToken)
  return { metrics }
}
