import { medicationLevel } from '@pepwell/contract/levels/medication-levels'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { MedicationLevels } from './medication-levels.service.ts'

export function medicationLevelsRoutes(app: FastifyInstance, levels: MedicationLevels): void {
  handle(app, medicationLevel, ({ user, params, query }) => levels.of(user, params.userPeptideId, query))
}
