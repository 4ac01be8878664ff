import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** A clock that the demo sets to the past before it lives through it. */
export interface MovableClock extends Clock {
  moveTo(instant: number): void
}

/** A call of the product; answers its reply. */
export type Send = (
  method: 'POST' | 'PATCH' | 'GET',
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
) => Promise<any>

/** Calls the product as the demo person's browser would. */
export function callerOf(app: FastifyInstance, cookie: string): Send {
  return async (method, url, body) => {
    const answer = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.payload}`)
    return answer.json()
  }
}
