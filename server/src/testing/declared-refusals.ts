import type { ErrorCode } from '@pepwell/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nameOf } from './calls.ts'

/** Refusals that any call may return: invalid input, a deleted account, an internal error. */
const OF_EVERY_CALL: readonly ErrorCode[] = ['INVALID_INPUT', 'NOT_SIGNED_IN', 'INTERNAL', 'UNAVAILABLE']

/** Undeclared refusals since the last test: 'POST /api/x: X_NOT_FOUND'. */
export const undeclaredRefusals: string[] = []

/**
 * Records refusals of handlers that their call doesn't declare. Earlier refusals (access, limits, size, origin) are
 * the same for every call.
 */
export function recordUndeclaredRefusals(app: FastifyInstance): void {
  const handled = new WeakSet<FastifyRequest>()
  app.addHook('preHandler', async (request) => void handled.add(request))
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config
    if (!call || reply.statusCode < 400 || !handled.has(request)) return
    const { code } = JSON.parse(String(payload)) as { code: ErrorCode }
    if (OF_EVERY_CALL.includes(code) || call.errors?.includes(code)) return
    undeclaredRefusals.push(`${nameOf(call)}: ${code}`)
  })
}
