import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** On shutdown, requests in progress get this much time, however slow the client is. */
const GRACE_MS = 10_000

/** Seconds until another process has taken over or this one is back. */
const AGAIN_S = 5

/** Closes the app in time: new requests are told to retry, and slow ones are cut off. */
export function shutDownGracefully(app: FastifyInstance): void {
  let cutOff: NodeJS.Timeout | undefined
  app.addHook('onRequest', (_request, _reply, done) => {
    if (cutOff) done(new Refusal('UNAVAILABLE', { retryAfter: AGAIN_S }))
    else done()
  })
  app.addHook('preClose', (done) => {
    cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearTimeout(cutOff)
    done()
  })
}
