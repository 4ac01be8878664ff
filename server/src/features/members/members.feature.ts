import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { membersAdminRoutes } from './members.admin-routes.ts'
import { membersService } from './members.service.ts'

/** Members as operators see them. */
export function addMembers(app: FastifyInstance, parts: FeatureParts): Feature {
  membersAdminRoutes(app, membersService(parts), parts)
  return {}
}
