import { z } from 'zod'

/** What a browser sends: first of all who it believes to be. */
export const FromBrowser = z.object({
  type: z.literal('authenticate'),
  userId: z.string().max(100),
  sessionId: z.string().max(200).optional(),
})
export type FromBrowser = z.output<typeof FromBrowser>
