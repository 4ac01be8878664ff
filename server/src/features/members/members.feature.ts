import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { membersAdminRoutes } from './members.admin-routes.ts'
import { membersService } from './members.service.ts'

/** Members as operators see them. */
export function addMembers(app: FastifyInstance, deps: FeatureDeps): Feature {
  membersAdminRoutes(app, membersService(deps), deps)
  return {}
}
