import type { community } from '@pepwell/contract/accounts'
import type { Address } from '../../lib/api.ts'
import { queryOf } from '../../lib/use-call.ts'

/** See `community` in the contract. */
export const communityAddress: Address<typeof community> = { method: 'GET', path: '/api/community' }

/** What may truthfully be said about how many people are here, and where to write for help. */
export const communityQuery = queryOf(communityAddress)
