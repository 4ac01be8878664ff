import type { ErrorCode } from '@pepwell/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { deviceOf } from '../../http/device.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { securityEventsAdminRoutes, securityEventsRoutes } from './security-events.routes.ts'
import { type SecurityEvents, securityEventsService } from './security-events.service.ts'
import { unusualEventsService } from './unusual-events.service.ts'

/** Back-office refusals for missing rights. */
const LACKING_RIGHTS: readonly ErrorCode[] = ['NOT_ALLOWED', 'WIDER_RIGHTS']

/** Records a refused back-office call. */
function recordRefusedAccess(app: FastifyInstance, events: SecurityEvents): void {
  app.addHook('onError', async (request, _reply, error: Error) => {
    const { session, routeOptions } = request
    if (!(error instanceof Refusal && LACKING_RIGHTS.includes(error.code))) return
    if (routeOptions.config.call?.access !== 'admin' || !session) return
    events.recordRefused({ userId: session.user.id, kind: 'admin-access', device: deviceOf(request) })
  })
}

/** Security events of accounts, for owners and operators. */
export function addSecurityEvents(
  app: FastifyInstance,
  deps: FeatureDeps,
  others: { rateLimits: RateLimits; notifications: Notifications },
): Feature & { securityEvents: SecurityEvents } {
  const securityEvents = securityEventsService(deps)
  const unusual = unusualEventsService({ ...deps, ...others })
  recordRefusedAccess(app, securityEvents)
  securityEventsRoutes(app, securityEvents)
  securityEventsAdminRoutes(app, securityEvents, deps)
  app.addHook('onClose', () => securityEvents.flushed())
  return {
    tasks: {
      'alert-to-unusual-events': { schedule: '*/10 * * * *', work: () => unusual.check() },
      'delete-old-security-events': { schedule: '20 4 * * *', work: () => securityEvents.deleteOld() },
    },
    securityEvents,
  }
}
