import { unsubscribe } from '@pepwell/contract/reminders/notifications'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handle } from '../../http/handle.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-links.ts'
import type { Unsubscribing } from './unsubscribing.service.ts'

const sentence = (about: string) => `We won’t email you about ${about} anymore.`

/** Mail programs post a fixed form to the link itself (RFC 8058). */
function acceptMailClients(app: FastifyInstance, unsubscribing: Unsubscribing): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    const config = { anyOrigin: true, rateLimit: {} } as const
    scope.post(UNSUBSCRIBE_PATH, { config }, async ({ query }: FastifyRequest) => {
      const { token } = query as { token?: unknown }
      return { message: sentence(await unsubscribing.unsubscribe(String(token))) }
    })
  })
}

export function unsubscribingRoutes(app: FastifyInstance, unsubscribing: Unsubscribing): void {
  handle(app, unsubscribe, async ({ body }) => ({
    message: sentence(await unsubscribing.unsubscribe(body.token)),
  }))
  acceptMailClients(app, unsubscribing)
}
