import * as calls from '@pepwell/contract/labs/labs'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Labs } from './labs.service.ts'

export function labsRoutes(app: FastifyInstance, labs: Labs): void {
  handle(app, calls.listLabAnalytes, ({ user }) => labs.analytes(user))
  handle(app, calls.chooseLabUnit, ({ user, params, body }) => labs.chooseUnit(user, params.loinc, body.unit))
  handle(app, calls.listLabResults, ({ user, query }) => labs.list(user, query))
  handle(app, calls.logLabResult, ({ user, body }) => labs.log(user, body))
  handle(app, calls.updateLabResult, ({ user, params, body }) => labs.update(user, params.id, body))
  handle(app, calls.removeLabResult, async ({ user, params }) => {
    await labs.remove(user, params.id)
    return { message: 'Lab result removed' }
  })
}
