import * as calls from '@pepwell/contract/stacks/stacks'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { Stacks } from './stacks.service.ts'

export function stacksRoutes(app: FastifyInstance, stacks: Stacks): void {
  handle(app, calls.myStacks, ({ user }) => stacks.mine(user))
  handle(app, calls.publicStacks, ({ user, query }) => stacks.shared(user, query))
  handle(app, calls.stackDetails, ({ user, params }) => stacks.details(user, params.id))
  handle(app, calls.createStack, ({ user, body, request }) =>
    stacks.create(user, body, clientAddress(request)),
  )
  handle(app, calls.updateStack, ({ user, params, body, request }) =>
    stacks.update(user, params.id, body, clientAddress(request)),
  )
  handle(app, calls.removeStack, async ({ user, params }) => {
    await stacks.remove(user, params.id)
    return { message: 'Stack removed' }
  })
  handle(app, calls.likeStack, ({ user, params }) => stacks.like(user, params.id))
  handle(app, calls.copyStack, ({ user, params, body }) => stacks.copy(user, params.id, body))
}
