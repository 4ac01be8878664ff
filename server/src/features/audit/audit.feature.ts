import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { auditAdminRoutes } from './audit.admin-routes.ts'

/** The history of operators' actions. */
export function addAudit(app: FastifyInstance, deps: FeatureDeps): Feature {
  auditAdminRoutes(app, deps)
  return {}
}
