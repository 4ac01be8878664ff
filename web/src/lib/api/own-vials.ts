import { listVials } from '@pepwell/contract/vials/vials.calls'
import { MOST_CONTAINERS } from '@pepwell/domain/vials/containers'
import { queryOf } from './use-call.ts'

/** All vials, pens and packages of a person, latest first. */
export const vialsQuery = queryOf(listVials, { query: { limit: MOST_CONTAINERS } })
