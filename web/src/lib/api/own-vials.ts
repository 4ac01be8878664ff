import type { Vial } from '@pepwell/contract/vials/vials'
import { listVials } from '@pepwell/contract/vials/vials.calls'
import { rational } from '@pepwell/domain/math/rational'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import type { Stocked } from '@pepwell/domain/vials/forecast'
import { queryOf } from './use-call.ts'

/** All vials, pens and packages of a person, latest first. */
export const vialsQuery = queryOf(listVials, { query: { limit: MAX_CONTAINERS } })

/** A vial as the draw rules need it. */
export function stockedOf(vial: Vial): Stocked {
  const { id, state, mixedOn, discardOn, expiresOn, left, kind, amount, unit, waterMl } = vial
  const { deadSpaceMl, clicksPerMl, syringe } = vial
  return {
    ...{ id, state, mixedOn, discardOn, expiresOn, left: rational(left.amount) },
    isRecalled: vial.recallReason !== null,
    content: {
      ...{ kind, amount, unit, waterMl, deadSpaceMl, clicksPerMl },
      syringeScale: syringe?.scale ?? null,
    },
  }
}
