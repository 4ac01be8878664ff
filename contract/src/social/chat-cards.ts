import { cardKinds } from '@pepwell/domain/social/chat'
import { loggedUnits } from '@pepwell/domain/weight/weight-units'
import { z } from 'zod'

/**
 * What a member chose to share, as it was then; the part that `kind` names is set. A stack is shown as it is now, and
 * null once its owner no longer shares it with the reader.
 */
export const ChatCard = z.object({
  kind: z.enum(cardKinds),
  weighIn: z.object({ weight: z.number(), unit: z.enum(loggedUnits), day: z.string() }).nullable(),
  dose: z.object({ peptide: z.string(), dose: z.string(), day: z.string() }).nullable(),
  stack: z
    .object({
      id: z.number(),
      name: z.string(),
      /** the first ones */
      items: z.array(z.object({ peptide: z.string(), dose: z.string().nullable() })),
      /** number of all items */
      size: z.number(),
    })
    .nullable(),
})
export type ChatCard = z.output<typeof ChatCard>
