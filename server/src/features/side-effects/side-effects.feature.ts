import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { sideEffectsRoutes } from './side-effects.routes.ts'
import { sideEffectsService } from './side-effects.service.ts'

/** What somebody feels beside their medicines, with help for what may be an emergency. */
export function addSideEffects(app: FastifyInstance, parts: FeatureParts): Feature {
  sideEffectsRoutes(app, sideEffectsService(parts))
  return {}
}
