import { z } from 'zod'
import { call } from './call.ts'
import * as calls from './reads.calls.ts'

/** Reads of one request: what a screen shows. */
export const MAX_READS = 10

const PATHS = `Send 1 to ${MAX_READS} paths below /api, separated by spaces`

export const batchReads = call(calls.batchReads, {
  summary: 'Read several addresses in one request, each as if requested alone',
  query: z.object({
    /** paths with their queries, encoded as in a URL */
    paths: z
      .string(PATHS)
      .max(4000, PATHS)
      .transform((text) => text.split(' '))
      .refine((paths) => paths.length <= MAX_READS && paths.every((path) => path.startsWith('/api/')), PATHS),
  }),
  /** in the order of the paths: status and JSON of each */
  reply: z.array(z.object({ status: z.number(), body: z.unknown() })),
})
