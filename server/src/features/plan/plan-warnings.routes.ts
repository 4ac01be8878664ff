import {
  dismissPlanWarning,
  listPlanWarnings,
  previewPlanWarnings,
  restorePlanWarning,
} from '@pepwell/contract/plan/plan-warnings'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { PlanWarnings } from './plan-warnings.service.ts'

export function planWarningsRoutes(app: FastifyInstance, warnings: PlanWarnings): void {
  handle(app, listPlanWarnings, ({ user, query }) => warnings.list(user, query))
  handle(app, previewPlanWarnings, ({ user, body }) => warnings.preview(user, body))
  handle(app, dismissPlanWarning, async ({ user, params, body }) => {
    await warnings.dismiss(user, params.id, body)
    return { message: 'Warning dismissed' }
  })
  handle(app, restorePlanWarning, async ({ user, params }) => {
    await warnings.restore(user, params.id, params.key)
    return { message: 'Warning shown again' }
  })
}
