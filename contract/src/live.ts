import { z } from 'zod'

/** What a browser sends: first of all who it believes to be. */
export const FromBrowser = z.object({
  type: z.literal('authenticate'),
  userId: z.string().max(100),
  /** of the session that the page belongs to, from its cookie; pages of earlier versions don't say it */
  sessionId: z.string().max(200).optional(),
})
export type FromBrowser = z.output<typeof FromBrowser>
