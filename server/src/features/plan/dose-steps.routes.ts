import {
  decideDoseStep,
  listDoseSteps,
  listStepDecisions,
  listStepHolds,
  listStepTemplates,
  previewStepWarnings,
  readDoseSteps,
  writeDoseSteps,
} from '@pepwell/contract/plan/dose-steps'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { DoseStepsService } from './dose-steps.service.ts'
import type { PlanWarnings } from './plan-warnings.service.ts'

export function doseStepsRoutes(app: FastifyInstance, steps: DoseStepsService, warnings: PlanWarnings): void {
  handle(app, listDoseSteps, ({ user, query }) => steps.list(user, query))
  handle(app, readDoseSteps, ({ user, params }) => steps.read(user, params.id))
  handle(app, listStepDecisions, ({ user, params, query }) => steps.decisions(user, params.id, query))
  handle(app, listStepHolds, ({ user, params }) => steps.holds(user, params.id))
  handle(app, writeDoseSteps, ({ user, params, body }) => steps.write(user, params.id, body.steps))
  handle(app, previewStepWarnings, ({ user, params, body }) =>
    warnings.previewSteps(user, params.id, body.doses),
  )
  handle(app, decideDoseStep, ({ user, params, body }) => steps.decide(user, params.id, body))
  handle(app, listStepTemplates, ({ query }) => steps.templates(query.peptideId))
}
