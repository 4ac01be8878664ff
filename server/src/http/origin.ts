import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins that are ours: the one that people are told of, and where that is this machine, under its other names. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  return new Set(LOOPBACK.map((name) => origin.replace(hostname, name)))
}

/**
 * Whether a request was made by a page of ours, or by something that is no browser and so has nobody's cookies.
 * Browsers set Origin on every write and on every socket upgrade, and pages can't change it. The Host header says nothing:
 * a page can have its own name lead here.
 */
function isOwnOrigin({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const { origin } = headers
  return origin === undefined ? headers['sec-fetch-site'] !== 'cross-site' : own.has(origin)
}

/**
 * Refuses writes and socket upgrades that a foreign page makes with a member's cookie. Routes that say so let any origin in:
 * they look at no cookie.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const own = ownOrigins(publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    const acts = request.ws || (!READS.has(request.method) && !request.routeOptions.config.anyOrigin)
    const refused = acts && !isOwnOrigin(request, own)
    done(refused ? new Refusal('FOREIGN_ORIGIN') : undefined)
  })
}
