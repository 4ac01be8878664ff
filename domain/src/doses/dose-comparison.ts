import { divide, isGreater, multiply, type Rational, rational, toShort } from '../math/rational.ts'
import { type Dose, type DoseUnit, doseText, parseDose } from './doses.ts'
import { readableDose } from './readable-dose.ts'

/** mg and mcg measure the same dimension. Every other unit is a dimension of its own, whatever a vial or a tablet contains. */
const dimensionOf = (unit: DoseUnit): string => (unit === 'mg' || unit === 'mcg' ? 'mass' : unit)

const sizeOf = ({ amount, unit }: Dose): Rational =>
  multiply(rational(amount), rational(unit === 'mg' ? 1000 : 1))

/** Whether amounts in two units are comparable: mg and mcg are, IU only with IU. */
export const isComparable = (one: DoseUnit, other: DoseUnit): boolean =>
  dimensionOf(one) === dimensionOf(other)

/**
 * The exact ratio of two doses: 2 for 500 mcg to 0.25 mg.
 * @returns undefined when their units measure different things
 */
export const doseRatio = (one: Dose, to: Dose): Rational | undefined =>
  isComparable(one.unit, to.unit) ? divide(sizeOf(one), sizeOf(to)) : undefined

/**
 * Compares two doses exactly: 1 if the first is larger, -1 if the second is, 0 if they are equal.
 * @returns undefined when their units measure different things
 */
export function compareDoses(one: Dose, other: Dose): -1 | 0 | 1 | undefined {
  if (!isComparable(one.unit, other.unit)) return undefined
  if (isGreater(sizeOf(one), sizeOf(other))) return 1
  return isGreater(sizeOf(other), sizeOf(one)) ? -1 : 0
}

/**
 * The same dose in another unit: 500 mcg for 0.5 mg.
 * @returns undefined when the units measure different things or the number has too many digits
 */
export function inUnit(dose: Dose, unit: DoseUnit): Dose | undefined {
  const ratio = doseRatio(dose, { amount: 1, unit })
  const converted = ratio && parseDose(doseText({ amount: Number(toShort(ratio, 9)), unit }))
  return converted && compareDoses(converted, dose) === 0 ? converted : undefined
}

/**
 * The question before a dose is converted: '0.5 mg is 500 mcg. Use 500 mcg?'
 * @returns undefined when nothing converts
 */
export function conversionText(dose: Dose, unit: DoseUnit): string | undefined {
  const converted = inUnit(dose, unit)
  if (!converted || unit === dose.unit) return undefined
  return `${readableDose(dose)} is ${readableDose(converted)}. Use ${readableDose(converted)}?`
}
