import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { waitingAdminRoutes } from './waiting.admin-routes.ts'
import { waitingService } from './waiting.service.ts'

/** What waits for the support team. It keeps nothing. */
export function addWaiting(app: FastifyInstance, parts: FeatureParts): Feature {
  waitingAdminRoutes(app, waitingService(parts))
  return {}
}
