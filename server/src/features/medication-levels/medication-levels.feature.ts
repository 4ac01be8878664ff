import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { medicationLevelsRoutes } from './medication-levels.routes.ts'
import { medicationLevelsService } from './medication-levels.service.ts'

/** How much of a medicine its published model expects, from logged and planned doses. It keeps nothing. */
export function addMedicationLevels(app: FastifyInstance, parts: FeatureParts): Feature {
  medicationLevelsRoutes(app, medicationLevelsService(parts))
  return {}
}
