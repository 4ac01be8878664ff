import { z } from 'zod'

/** What members see of each other, whoever they are: `shownName` and `shownInitials` of domain say how somebody is called. */
export const PublicPerson = z.object({
  id: z.string(),
  /** begins with @ */
  userHandle: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
})
export type PublicPerson = z.output<typeof PublicPerson>
