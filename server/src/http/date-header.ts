import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** Dates replies by the services' clock: the web app corrects the device's clock by it. */
export function dateAnswers(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('date', new Date(clock.now()).toUTCString())
    done()
  })
}
