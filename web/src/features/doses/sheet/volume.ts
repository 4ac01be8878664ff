import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type Dose, parseDose } from '@pepwell/domain/doses/doses'
import type { Syringe } from '@pepwell/domain/doses/syringes'
import { toFixed } from '@pepwell/domain/math/rational'
import { type Vial, volumeToDraw } from '@pepwell/domain/vials/vials'
import { lastDoseOf } from '../last-dose-of.ts'
import type { DoseAmount } from './sheet-props.ts'

/** Decimals of a stored volume. */
const DECIMALS = 3

/** What determines the volume of a dose. */
export interface KnownDraw {
  entry?: PlanEntry
  dose?: Dose
  doses: readonly DoseLog[]
  vial?: Vial
  syringe: Syringe
  amount?: DoseAmount
}

/** The last volume of the same dose. A different dose must not inherit it. */
export function lastVolume(
  entry: PlanEntry | undefined,
  doses: readonly DoseLog[],
  dose?: Dose,
): number | null {
  const last = lastDoseOf(doses, entry?.id)
  return last && dose && last.amount === dose.amount && last.unit === dose.unit ? last.volume : null
}

const isDose = (text: string, { amount, unit }: Dose): boolean => {
  const parsed = parseDose(text)
  return parsed?.amount === amount && parsed.unit === unit
}

/** The volume in mL: from the entry point, the vial, or the last equal dose. */
export function volumeOf({ entry, dose, doses, vial, syringe, amount }: KnownDraw): number | null {
  if (!dose) return amount?.volume ?? null
  if (amount && isDose(amount.dose, dose)) return amount.volume
  const drawn = vial && volumeToDraw(dose, vial, syringe.scale)
  return (drawn ? Number(toFixed(drawn, DECIMALS)) : lastVolume(entry, doses, dose)) || null
}
