import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { auditAdminRoutes } from './audit.admin-routes.ts'

/** The record of what operators did. */
export function addAudit(app: FastifyInstance, parts: FeatureParts): Feature {
  auditAdminRoutes(app, parts)
  return {}
}
