import { refusals } from '@pepwell/contract/errors'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/errors.ts'
import { carries, type Metrics } from './metrics.service.ts'

const PATH = '/metrics'

/** Without the token it answers as if the path didn't exist. */
export const hideMetrics = (app: FastifyInstance): void =>
  void app.get(PATH, (_request, reply) => reply.status(404).send(notFound()))

/**
 * Serves metrics to callers with the token, and counts each request. Call it before any counted route is registered.
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    metrics.recordRequest(call ? `${call.method} ${call.path}` : 'page', reply.statusCode, reply.elapsedTime)
    done()
  })
  app.get(PATH, { config: { rateLimit: {} } }, async (request, reply) => {
    if (!carries(request.headers.authorization, token)) {
      const { status, message } = refusals.NOT_SIGNED_IN
      return reply
        .status(status)
        .header('www-authenticate', 'Bearer')
        .send({ code: 'NOT_SIGNED_IN', message })
    }
    const { type, text } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
