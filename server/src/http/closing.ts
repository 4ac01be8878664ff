import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** What is under way when the app closes may take so long to end, however much of it somebody holds back. */
const GRACE_MS = 10_000

/** Seconds after which another process has taken over, or this one is back. */
const AGAIN_S = 5

/** Has the app close in time: who still asks is told to come again, and who is not done after a while is cut off. */
export function closeInTime(app: FastifyInstance): void {
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
