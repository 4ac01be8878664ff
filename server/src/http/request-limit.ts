import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { AppDeps } from '../app-deps.ts'
import { Refusal } from '../refusal.ts'
import { clientAddress } from './client-address.ts'

/** Suppresses the limiter's headers; a refusal says how long to wait. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

const refuse = (ttl: number) => new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) })

/**
 * Counts requests per address under its own name.
 * @returns whether a request is over the limit, and for how long
 */
export function limiterOf(app: FastifyInstance, name: string, max: number) {
  const keyGenerator = (request: FastifyRequest) => `${name} ${clientAddress(request)}`
  const count = app.createRateLimit({ max, keyGenerator })
  return async (request: FastifyRequest): Promise<{ ttl: number } | undefined> => {
    const limit = await count(request)
    return !limit.isAllowed && limit.isExceeded ? { ttl: limit.ttl } : undefined
  }
}

/** Limits everything but calls: files, pages, and unknown paths. */
function limitFiles(app: FastifyInstance, max: number): void {
  const overLimit = limiterOf(app, 'files', max)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.rateLimit) return done()
    overLimit(request).then((over) => done(over && refuse(over.ttl)), done)
  })
}

/** Limits requests per address and minute: per call, and for files and pages together. */
export async function limitRequests(
  app: FastifyInstance,
  { config, requestCounts }: Pick<AppDeps, 'config' | 'requestCounts'>,
): Promise<void> {
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    global: false,
    keyGenerator: clientAddress,
    // While Redis is unavailable, requests go uncounted rather than unanswered.
    ...(requestCounts && {
      redis: requestCounts as unknown as Redis,
      nameSpace: 'pepwell-requests-',
      skipOnError: true,
    }),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => refuse(ttl),
  })
  limitFiles(app, config.filesPerMinute)
}
