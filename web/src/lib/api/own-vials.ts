import { listVials } from '@pepwell/contract/vials/vials.calls'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import { queryOf } from './use-call.ts'

/** All vials, pens and packages of a person, latest first. */
export const vialsQuery = queryOf(listVials, { query: { limit: MAX_CONTAINERS } })
