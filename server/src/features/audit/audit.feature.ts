import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { auditAdminRoutes } from './audit.admin-routes.ts'

/** The record of what operators did. */
export function addAudit(app: FastifyInstance, parts: FeatureDeps): Feature {
  auditAdminRoutes(app, parts)
  return {}
}
