import { generateStack } from '@pepwell/contract/stacks/stack-builder'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { StackBuilder } from './stack-builder.service.ts'

export function stackBuilderRoutes(app: FastifyInstance, builder: StackBuilder): void {
  handle(app, generateStack, ({ user, body, request }) =>
    builder.generate(user, body, clientAddress(request)),
  )
}
