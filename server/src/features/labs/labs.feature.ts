import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { labsRoutes } from './labs.routes.ts'
import { labsService } from './labs.service.ts'

/** Laboratory results as they are printed, with their canonical units. */
export function addLabs(app: FastifyInstance, parts: FeatureDeps): Feature {
  labsRoutes(app, labsService(parts))
  return {}
}
