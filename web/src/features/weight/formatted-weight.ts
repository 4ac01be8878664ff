import type { WeightLog } from '@pepwell/contract/weight/weight'
import { inUnit, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'

const MINUS = '\u2212'

/** Pounds in the unit that the person reads: '170.2 lbs'. */
export const formattedWeight = (pounds: number, unit: WeightUnit): string =>
  weightText(inUnit(pounds, unit), unit)

/** A difference with its sign: '+1.5 kg', '−4 lbs', '±0 lbs'. */
export function signedWeight(difference: number, unit: WeightUnit): string {
  const sign = difference > 0 ? '+' : difference < 0 ? MINUS : '±'
  return `${sign}${weightText(Math.abs(difference), unit)}`
}

/** A log in the unit that the person reads: exactly as it was typed, where it was typed in that. */
export const formattedLog = ({ weight, unit, pounds }: WeightLog, readIn: WeightUnit): string =>
  readUnitOf(unit, readIn) === readIn ? weightText(weight, readIn, 2) : formattedWeight(pounds, readIn)

/** A log in the unit it was typed in, where that is another than the person reads. */
export const asTyped = ({ weight, unit }: WeightLog, readIn: WeightUnit): string | undefined =>
  readUnitOf(unit, readIn) === readIn ? undefined : weightText(weight, unit, 2)
