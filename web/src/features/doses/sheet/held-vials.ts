import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Vial } from '@pepwell/contract/vials/vials'
import type { Syringe } from '@pepwell/domain/doses/syringes'
import { converterOf } from '@pepwell/domain/vials/containers'
import type { Stocked } from '@pepwell/domain/vials/forecast'
import type { CalculatedVial } from '@pepwell/domain/vials/vials'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vialsQuery } from '../../../lib/api/own-vials.ts'
import { stockedOf } from '../../../lib/api/stocked-vials.ts'

/** A vial with what the draw rules need. */
export interface HeldVial extends Stocked {
  vial: Vial
}

const heldOf = (vial: Vial): HeldVial => ({ ...stockedOf(vial), vial })

/** The entry's vials, finished ones too; undefined while loading. */
export function useHeldVials(entry: PlanEntry | undefined): HeldVial[] | undefined {
  const { data } = useQuery(vialsQuery)
  const entryId = entry?.id
  return useMemo(
    () => data?.filter(({ userPeptideId }) => userPeptideId === entryId).map(heldOf),
    [data, entryId],
  )
}

/** What a vial's doses convert by; undefined for pens and for unmixed vials. */
export function converterOfHeld({ content }: HeldVial): CalculatedVial | undefined {
  const mixed = content.kind === 'vial' ? converterOf(content) : undefined
  return mixed && { ...mixed, scale: content.syringeScale ?? 'U-100' }
}

/** The vial's syringe, or the person's default. */
export function syringeFor(held: HeldVial | undefined, own: Syringe): Syringe {
  const syringe = held?.vial.syringe
  if (!syringe) return own
  const { scale, capacityMl: capacity, graduation } = syringe
  return { scale, capacity, ...(graduation !== null && { graduation }) }
}

/** '2 doses left in your vial', from the server; undefined if unknown. */
export function dosesLeftText({ vial: { usableDoses, dosesLeft } }: HeldVial): string | undefined {
  const doses = usableDoses ?? dosesLeft
  return doses === null ? undefined : `${doses} ${doses === 1 ? 'dose' : 'doses'} left in your vial`
}
