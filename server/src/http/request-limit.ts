import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { clientAddress } from './client-address.ts'
import { Refusal } from './refusal.ts'

/** The limiter's own headers would go out with every answer; a refusal says how long to wait. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/** Bounds the requests of an address in a minute, on each route that asks for it. */
export async function limitRequests(
  app: FastifyInstance,
  { config, requestCounts }: Pick<Parts, 'config' | 'requestCounts'>,
): Promise<void> {
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    global: false,
    keyGenerator: clientAddress,
    // Without Redis for a moment, requests go uncounted rather than unanswered.
    ...(requestCounts && { redis: requestCounts, nameSpace: 'pepwell-requests-', skipOnError: true }),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
