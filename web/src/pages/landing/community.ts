import { community } from '@pepwell/contract/accounts/accounts.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** What we may truthfully say about the number of members, and the support address. */
export const communityQuery = queryOf(community)
