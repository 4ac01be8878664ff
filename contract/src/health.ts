import { z } from 'zod'
import { call } from './call.ts'
import * as calls from './health.calls.ts'

declare module './call.ts' {
  interface Declared {
    health: typeof import('./health.ts')
  }
}

export const health = call(calls.health, {
  summary: 'Whether the server is ready, database included',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['UNAVAILABLE'],
})
