import type { ErrorCode } from '@pepwell/contract/errors'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { foldLog } from '../log-folding.ts'
import { clientAddress } from './client-address.ts'

/** Every visitor's browser gets these. */
const ORDINARY: ReadonlySet<ErrorCode> = new Set(['NOT_SIGNED_IN'])

/** Addresses and codes whose lines are folded at a time. */
const MAX_FOLDED = 1_000

/**
 * Logs refused requests, which may be attempts to get around a check: per code and address the first at once, then every
 * ten seconds the last one with their count. The path is the route's, because a typed one may contain a token.
 */
export function logRefusals(log: FastifyBaseLogger): (code: ErrorCode, request: FastifyRequest) => void {
  const folded = new Map<string, (details: object) => void>()
  return (code, request) => {
    if (ORDINARY.has(code)) return
    const address = clientAddress(request)
    const key = `${code} ${address}`
    if (folded.size >= MAX_FOLDED && !folded.has(key)) folded.clear()
    const write = folded.get(key) ?? foldLog((...line) => log.info(...line), 'request refused')
    folded.set(key, write)
    const { method, session } = request
    write({ code, method, path: request.routeOptions.url, userId: session?.user.id, address })
  }
}
