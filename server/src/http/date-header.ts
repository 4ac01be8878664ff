import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** Dates replies by the services' clock: the web app corrects the device's clock by it. */
export function dateAnswers(app: FastifyInstance, clock: Clock): void {
  let [second, text] = [Number.NaN, '']
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      const now = Math.floor(clock.now() / 1000)
      if (now !== second) [second, text] = [now, new Date(now * 1000).toUTCString()]
      reply.header('date', text)
    }
    done()
  })
}
