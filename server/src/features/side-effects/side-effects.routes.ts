import * as calls from '@pepwell/contract/side-effects/side-effects'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { SideEffects } from './side-effects.service.ts'

export function sideEffectsRoutes(app: FastifyInstance, sideEffects: SideEffects): void {
  handle(app, calls.listSideEffects, ({ user, query }) => sideEffects.list(user, query))
  handle(app, calls.logSideEffect, ({ user, body }) => sideEffects.log(user, body))
  handle(app, calls.updateSideEffect, ({ user, params, body }) => sideEffects.update(user, params.id, body))
  handle(app, calls.removeSideEffect, async ({ user, params }) => {
    await sideEffects.remove(user, params.id)
    return { message: 'Side effect removed' }
  })
}
