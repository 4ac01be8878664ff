import { doseDays, doseOccurrences, listDoses, logDose, stats, undoDose } from '@pepwell/contract/doses'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Doses } from './doses.service.ts'

export function dosesRoutes(app: FastifyInstance, doses: Doses): void {
  handle(app, listDoses, ({ user, query }) => doses.list(user, query))
  handle(app, doseDays, ({ user, query }) => doses.days(user, query))
  handle(app, doseOccurrences, ({ user, query }) => doses.occurrences(user, query))
  handle(app, logDose, ({ user, body }) => doses.log(user, body))
  handle(app, undoDose, async ({ user, params }) => {
    await doses.undo(user, params.id)
    return { message: 'Dose removed' }
  })
  handle(app, stats, ({ user }) => doses.stats(user))
}
