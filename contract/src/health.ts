import { z } from 'zod'
import { call } from './call.ts'
import * as calls from './health.calls.ts'

const reply = z.object({ status: z.literal('ok') })

export const health = call(calls.health, {
  summary: 'Get whether the server and its database are ready',
  reply,
  errors: ['UNAVAILABLE'],
})

/** Liveness: a process that doesn't respond is restarted; one without its database recovers by itself and isn't. */
export const live = call(calls.live, { summary: 'Liveness check', reply })

/** Readiness: requests go to another process until this one is ready. */
export const ready = call(calls.ready, {
  summary: 'Readiness check: whether the database responds, however busy the process is',
  reply,
  errors: ['UNAVAILABLE'],
})
