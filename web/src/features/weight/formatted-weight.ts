import type { WeightLog } from '@pepwell/contract/weight/weight'
import { inUnit, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'

const MINUS = '\u2212'

/** Pounds converted to the display unit: '170.2 lbs'. */
export const formattedWeight = (pounds: number, unit: WeightUnit): string =>
  weightText(inUnit(pounds, unit), unit)

/** A signed difference: '+1.5 kg', '−4 lbs', '±0 lbs'. */
export function signedWeight(difference: number, unit: WeightUnit): string {
  const sign = difference > 0 ? '+' : difference < 0 ? MINUS : '±'
  return `${sign}${weightText(Math.abs(difference), unit)}`
}

/** A weigh-in in the display unit; exactly as typed if the units match. */
export const formattedLog = ({ weight, unit, pounds }: WeightLog, readIn: WeightUnit): string =>
  readUnitOf(unit, readIn) === readIn ? weightText(weight, readIn, 2) : formattedWeight(pounds, readIn)

/** A weigh-in in its original unit, if different from the display unit. */
export const asTyped = ({ weight, unit }: WeightLog, readIn: WeightUnit): string | undefined =>
  readUnitOf(unit, readIn) === readIn ? undefined : weightText(weight, unit, 2)
