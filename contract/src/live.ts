import { z } from 'zod'

/** Messages from the browser, beginning with its user id. */
export const FromBrowser = z.object({
  type: z.literal('authenticate'),
  userId: z.string().max(100),
  /** the page's session, from its cookie; earlier versions don't send it */
  sessionId: z.string().max(200).optional(),
})
export type FromBrowser = z.output<typeof FromBrowser>
