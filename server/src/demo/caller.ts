import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../clock.ts'

/** A clock that the demo sets to the past. */
export interface MovableClock extends Clock {
  moveTo(instant: number): void
}

/** A clock that starts now. */
export function movableClock(): MovableClock {
  let time = Date.now()
  return {
    ...systemClock,
    now: () => time,
    moveTo: (instant) => {
      time = instant
    },
  }
}

/** Makes a call and returns its reply. */
export type Send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'GET',
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
) => Promise<any>

/** What a current phone sends. */
const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

/** Makes calls like the demo person's browser; signs in again when a session ends. */
export function callerOf(app: FastifyInstance, cookie: string, signIn: () => Promise<string>): Send {
  let session = cookie
  return async (method, url, body) => {
    const ask = () =>
      app.inject({
        method,
        url,
        headers: { cookie: session, 'user-agent': USER_AGENT },
        ...(body && { payload: body }),
      })
    const first = await ask()
    if (first.statusCode === 401) session = await signIn()
    const response = first.statusCode === 401 ? await ask() : first
    if (response.statusCode >= 300) throw new Error(`${method} ${url} answered ${response.payload}`)
    return response.json()
  }
}
