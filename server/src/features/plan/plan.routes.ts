import { addToPlan, listPlan, removeFromPlan, updatePlanEntry } from '@pepwell/contract/plan/plan'
import { withDoseInEnglish } from '@pepwell/domain/doses/dose-languages'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Plan } from './plan.service.ts'

export function planRoutes(app: FastifyInstance, plan: Plan): void {
  handle(app, listPlan, ({ user, query }) => plan.list(user, query))
  handle(app, addToPlan, ({ user, body }) => plan.add(user, withDoseInEnglish(body, 'currentDose')))
  handle(app, updatePlanEntry, ({ user, params, body }) =>
    plan.update(user, params.id, withDoseInEnglish(body, 'currentDose')),
  )
  handle(app, removeFromPlan, async ({ user, params }) => {
    await plan.remove(user, params.id)
    return { message: 'Peptide removed from your plan' }
  })
}
