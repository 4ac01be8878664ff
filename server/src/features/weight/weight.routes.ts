import * as calls from '@pepwell/contract/weight/weight'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { Weight } from './weight.service.ts'

export function weightRoutes(app: FastifyInstance, weight: Weight): void {
  handle(app, calls.listWeightLogs, ({ user, query }) => weight.list(user, query))
  handle(app, calls.latestWeightLog, ({ user }) => weight.latest(user))
  handle(app, calls.weightProgress, ({ user }) => weight.progress(user))
  handle(app, calls.logWeight, ({ user, body, request }) => weight.log(user, body, clientAddress(request)))
  handle(app, calls.importWeighIns, ({ user, body }) => weight.import(user, body))
  handle(app, calls.updateWeightLog, ({ user, params, body }) => weight.update(user, params.id, body))
  handle(app, calls.removeWeightLog, async ({ user, params }) => {
    await weight.remove(user, params.id)
    return { message: 'Weigh-in deleted' }
  })
}
