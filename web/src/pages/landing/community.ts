import { community } from '@pepwell/contract/accounts/accounts.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** What may truthfully be said about how many people are here, and where to write for help. */
export const communityQuery = queryOf(community)
