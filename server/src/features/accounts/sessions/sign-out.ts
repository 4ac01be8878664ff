import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../http/device.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import type { Sessions } from './sessions.service.ts'

interface Deps {
  sessions: Pick<Sessions, 'end'>
  securityEvents: Pick<SecurityEvents, 'record'>
}

/** Ends a request's session and records it as a security event. */
export const signOutOf =
  ({ sessions, securityEvents }: Deps) =>
  (request: FastifyRequest): Promise<void> =>
    sessions.end(request.server.sessionCookie.read(request) ?? '', (tx, userId) =>
      securityEvents.record(tx, { userId, kind: 'sign-out', device: deviceOf(request) }),
    )

export type SignOut = ReturnType<typeof signOutOf>
