import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { dosesRoutes } from './doses.routes.ts'
import { dosesService } from './doses.service.ts'

/** What somebody took, and the figures that come of it. */
export function addDoses(app: FastifyInstance, parts: FeatureParts): Feature {
  dosesRoutes(app, dosesService(parts))
  return {}
}
