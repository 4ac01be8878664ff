import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { labsRoutes } from './labs.routes.ts'
import { labsService } from './labs.service.ts'

/** Laboratory results as they are printed, with their canonical units. */
export function addLabs(app: FastifyInstance, parts: FeatureParts): Feature {
  labsRoutes(app, labsService(parts))
  return {}
}
