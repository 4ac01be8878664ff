import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { movementsService } from './movements.service.ts'
import { vialsRoutes } from './vials.routes.ts'
import { vialsService } from './vials.service.ts'

/** Vials, pens and packages that somebody has at home, and what is left in them. */
export function addVials(app: FastifyInstance, parts: FeatureDeps): Feature {
  vialsRoutes(app, { vials: vialsService(parts), movements: movementsService(parts) })
  return {}
}
