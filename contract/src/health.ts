import { z } from 'zod'
import { call } from './call.ts'

export const health = call({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the server is ready, database included',
  reply: z.object({ status: z.literal('ok') }),
  errors: ['UNAVAILABLE'],
})
