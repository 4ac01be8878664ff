import * as calls from '@pepwell/contract/reminders/notifications'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { DeadLetters } from './dead-letters.service.ts'

/** Operators' calls for failed deliveries. */
export function notificationsAdminRoutes(app: FastifyInstance, deadLetters: DeadLetters): void {
  handle(app, calls.deadLetters, ({ query }) => deadLetters.list(query))
  handle(app, calls.retryDelivery, async (input) => {
    await deadLetters.retry(operatorOf(input), input.params.id)
    return { message: 'We’re retrying it' }
  })
}
