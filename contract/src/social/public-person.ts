import { z } from 'zod'

/** A person as other members see them: `publicName` and `publicInitials` in domain give their name. */
export const PublicPerson = z.object({
  id: z.string(),
  /** begins with @ */
  userHandle: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** whether they are an operator: shown as a badge that no one can fake */
  isTeam: z.boolean(),
})
export type PublicPerson = z.output<typeof PublicPerson>
