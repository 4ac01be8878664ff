import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { inboxCountsAdminRoutes } from './inbox-counts.admin-routes.ts'
import { inboxCountsService } from './inbox-counts.service.ts'

/** Counts for operators. It stores nothing. */
export function addInboxCounts(app: FastifyInstance, deps: FeatureDeps): Feature {
  inboxCountsAdminRoutes(app, inboxCountsService(deps))
  return {}
}
