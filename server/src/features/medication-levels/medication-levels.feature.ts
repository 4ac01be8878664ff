import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { medicationLevelsRoutes } from './medication-levels.routes.ts'
import { medicationLevelsService } from './medication-levels.service.ts'

/** Medication levels by published models, from logged and planned doses. It stores nothing. */
export function addMedicationLevels(app: FastifyInstance, deps: FeatureDeps): Feature {
  medicationLevelsRoutes(app, medicationLevelsService(deps))
  return {}
}
