import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Our own origins: PUBLIC_URL, and on localhost its other names. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  return new Set(LOOPBACK.map((name) => origin.replace(hostname, name)))
}

/**
 * Whether a request comes from one of our pages or from a program, which has nobody's cookies. Browsers set Origin on
 * every write and socket upgrade, and pages can't change it. The Host header proves nothing: any domain can point here.
 */
function isOwnOrigin({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const { origin } = headers
  return origin === undefined ? headers['sec-fetch-site'] !== 'cross-site' : own.has(origin)
}

/**
 * Refuses writes and socket upgrades from other sites’ pages, which would send a member's cookie. Routes with `anyOrigin`
 * read no cookie.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const own = ownOrigins(publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    const actions = request.ws || (!READS.has(request.method) && !request.routeOptions.config.anyOrigin)
    const refused = actions && !isOwnOrigin(request, own)
    done(refused ? new Refusal('FOREIGN_ORIGIN') : undefined)
  })
}
