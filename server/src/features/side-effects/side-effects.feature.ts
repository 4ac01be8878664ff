import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { sideEffectsRoutes } from './side-effects.routes.ts'
import { sideEffectsService } from './side-effects.service.ts'

/** What somebody feels beside their medicines, with help for what may be an emergency. */
export function addSideEffects(app: FastifyInstance, parts: FeatureDeps): Feature {
  sideEffectsRoutes(app, sideEffectsService(parts))
  return {}
}
