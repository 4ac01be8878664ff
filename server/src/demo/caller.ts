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

/** Calls the product as the demo person's browser would; where a session came to its end, they sign in again. */
export function callerOf(app: FastifyInstance, cookie: string, signIn: () => Promise<string>): Send {
  let session = cookie
  return async (method, url, body) => {
    const ask = () =>
      app.inject({ method, url, headers: { cookie: session }, ...(body && { payload: body }) })
    const first = await ask()
    if (first.statusCode === 401) session = await signIn()
    const answer = first.statusCode === 401 ? await ask() : first
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.payload}`)
    return answer.json()
  }
}
