import { listCalculations } from '@pepwell/contract/doses/calculator.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isInjected } from '@pepwell/domain/catalogue/medicines'
import { keyOfPeptide } from '@pepwell/domain/catalogue/peptides'
import type { CalculatedVial } from '@pepwell/domain/vials/vials'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/use-call.ts'
import { converterOfHeld, type HeldVial } from './held-vials.ts'

/** As many as may be asked for: who calculates often has the latest of each peptide among them. */
const CALCULATIONS = 100

/** What the draw of a dose is told by. */
export const calculationsQuery = queryOf(listCalculations, { query: { limit: CALCULATIONS } })

/** Whether an entry is injected; of a personal peptide nothing is known, which counts as such. */
export const isEntryInjected = (entry: PlanEntry | undefined): boolean =>
  isInjected(entry?.peptide?.routes ?? [])

/**
 * What doses of an entry are converted by: the vial in use, or else what the latest calculation was about. Undefined where
 * nothing is injected, and as long as its vials are not known: units of another vial would be a wrong dose.
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
