import type { ErrorCode } from '@pepwell/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nameOf } from './calls.ts'

/** What a handler may answer to every call: the input was wrong, the person is gone meanwhile, something broke. */
const OF_EVERY_CALL: readonly ErrorCode[] = ['INVALID_INPUT', 'NOT_SIGNED_IN', 'INTERNAL', 'UNAVAILABLE']

/** What was refused with a code that its call doesn't name, since the last test: 'POST /api/x: X_NOT_FOUND'. */
export const undeclaredRefusals: string[] = []

/**
 * Notes what handlers refuse without their call saying so. What is refused before the handler (who may, how often, how
 * much, from where) is the same for every call.
 */
export function noteUndeclaredRefusals(app: FastifyInstance): void {
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
