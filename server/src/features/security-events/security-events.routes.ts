import * as calls from '@pepwell/contract/accounts/security-events'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { recordSecurityView } from '../audit/audit.service.ts'
import type { SecurityEvents } from './security-events.service.ts'

export function securityEventsRoutes(app: FastifyInstance, events: SecurityEvents): void {
  handle(app, calls.ownSecurityEvents, ({ user, query }) => events.listOwn(user, query))
}

/** Operators' calls. */
export function securityEventsAdminRoutes(
  app: FastifyInstance,
  events: SecurityEvents,
  deps: FeatureDeps,
): void {
  handle(app, calls.listSecurityEvents, async (input) => {
    await recordSecurityView(deps, operatorOf(input), input.query.userId)
    return events.listAll(input.user, input.query)
  })
}
