import { listCalculations } from '@pepwell/contract/doses/calculator.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isInjected } from '@pepwell/domain/catalogue/medicines'
import { keyOfPeptide } from '@pepwell/domain/catalogue/peptides'
import type { CalculatedVial } from '@pepwell/domain/vials/vials'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/use-call.ts'
import { converterOfHeld, type HeldVial } from './held-vials.ts'

/** The maximum page size, because the latest calculation of each peptide should be in it. */
const CALCULATIONS = 100

/** What the draw is calculated from. */
export const calculationsQuery = queryOf(listCalculations, { query: { limit: CALCULATIONS } })

/** Whether an entry is injected; assumed for personal peptides. */
export const isEntryInjected = (entry: PlanEntry | undefined): boolean =>
  isInjected(entry?.peptide?.routes ?? [])

/**
 * What an entry's doses convert by: its vial in use, or the latest calculation's. Undefined if not injected and while
 * the vials load, because units of another vial would be a wrong dose.
 */
export function useVial(
  entry: PlanEntry | undefined,
  { stock, held }: { stock: readonly HeldVial[] | undefined; held: HeldVial | undefined },
): CalculatedVial | undefined {
  const { data } = useQuery(calculationsQuery)
  if (!entry || !stock || !isEntryInjected(entry)) return undefined
  if (held) return converterOfHeld(held)
  const latest = data?.find((calculation) => keyOfPeptide(calculation) === keyOfPeptide(entry))
  return (
    latest && {
      ...{ amount: latest.vialConcentration, unit: latest.unit, waterMl: latest.bacteriostaticWater },
      scale: latest.syringeScale ?? null,
    }
  )
}
