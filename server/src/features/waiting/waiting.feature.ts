import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { waitingAdminRoutes } from './waiting.admin-routes.ts'
import { waitingService } from './waiting.service.ts'

/** What waits for the support team. It keeps nothing. */
export function addWaiting(app: FastifyInstance, parts: FeatureDeps): Feature {
  waitingAdminRoutes(app, waitingService(parts))
  return {}
}
