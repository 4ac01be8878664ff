import * as calls from '@pepwell/contract/accounts/own-sessions'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { KnownBrowsers } from '../sign-in/known-browsers.ts'
import type { OwnSessions } from './own-sessions.service.ts'

export function ownSessionsRoutes(
  app: FastifyInstance,
  ownSessions: OwnSessions,
  browsers: Pick<KnownBrowsers, 'remember'>,
): void {
  handle(app, calls.ownSessions, ({ request }) => ownSessions.list(sessionOf(request)))
  handle(app, calls.endOwnSession, async ({ request, params }) => {
    await ownSessions.end(sessionOf(request), params.id)
    return { message: 'Session ended' }
  })
  handle(app, calls.endOtherSessions, async ({ request }) => ({
    ended: await ownSessions.endOthers(sessionOf(request)),
  }))
  handle(app, calls.changePassword, async ({ request, reply, body }) => {
    const { user, token } = await ownSessions.changePassword(sessionOf(request), body)
    app.sessionCookie.write(reply, token)
    await browsers.remember(request, reply, user)
    return { message: 'Your password has been changed.', user }
  })
}
