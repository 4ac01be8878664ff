import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request was made by a page of ours, or by something that is no browser and so has nobody's cookies.
 * Browsers set Origin on every write and on every socket upgrade, and pages can't change it.
 */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  if (origin === publicOrigin) return true
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}

/** Refuses writes and socket upgrades that a foreign page makes with a member's cookie. */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const acts = request.ws || !READS.has(request.method)
    const refused = acts && !isOwnOrigin(request, publicOrigin)
    done(refused ? new Refusal('FOREIGN_ORIGIN') : undefined)
  })
}
