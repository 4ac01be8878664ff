import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { type Dose, parseDose } from '@pepwell/domain/doses'
import { toFixed } from '@pepwell/domain/exact'
import type { Syringe } from '@pepwell/domain/syringes'
import { drawnVolume, type Vial } from '@pepwell/domain/vials'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DoseValues } from './dose-values.ts'
import type { DoseAmount } from './sheet-props.ts'
import { lastVolume } from './start-values.ts'

/** Decimals of a volume that is stored. */
const DECIMALS = 3

interface Known {
  entry?: PlanEntry
  dose?: Dose
  doses: readonly DoseLog[]
  vial?: Vial
  syringe: Syringe
  amount?: DoseAmount
}

const isDose = (text: string, { amount, unit }: Dose): boolean => {
  const said = parseDose(text)
  return said?.amount === amount && said.unit === unit
}

/** How many mL the dose is: as it was carried here, as it is drawn from the vial, or as the same dose was last time. */
function volumeOf({ entry, dose, doses, vial, syringe, amount }: Known): number | null {
  if (!dose) return amount?.volume ?? null
  if (amount && isDose(amount.dose, dose)) return amount.volume
  const drawn = vial && drawnVolume(dose, vial, syringe.scale)
  return (drawn ? Number(toFixed(drawn, DECIMALS)) : lastVolume(entry, doses, dose)) || null
}

/** Keeps the volume in step with the dose, until somebody types one; another peptide begins anew. */
export function useVolume(known: Known): void {
  const { setValue, getValues } = useFormContext<DoseValues>()
  const volume = volumeOf(known)
  const entryId = known.entry?.id
  /** what was put there, and for which entry */
  const put = useRef({ volume: known.amount?.volume ?? null, entryId })
  useEffect(() => {
    if (put.current.entryId === entryId && getValues('volume') !== put.current.volume) return
    put.current = { volume, entryId }
    setValue('volume', volume)
  }, [volume, entryId, getValues, setValue])
}
