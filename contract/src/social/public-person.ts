import { z } from 'zod'

/** What members see of each other, whoever they are: `publicName` and `publicInitials` of domain say how somebody is called. */
export const PublicPerson = z.object({
  id: z.string(),
  /** begins with @ */
  userHandle: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** whether they are an operator: a badge that nobody can give themselves */
  isTeam: z.boolean(),
})
export type PublicPerson = z.output<typeof PublicPerson>
