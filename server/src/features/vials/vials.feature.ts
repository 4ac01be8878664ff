import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { movementsService } from './movements.service.ts'
import { vialsRoutes } from './vials.routes.ts'
import { vialsService } from './vials.service.ts'

/** Vials, pens and packages that somebody has at home, and what is left in them. */
export function addVials(app: FastifyInstance, parts: FeatureParts): Feature {
  vialsRoutes(app, { vials: vialsService(parts), movements: movementsService(parts) })
  return {}
}
