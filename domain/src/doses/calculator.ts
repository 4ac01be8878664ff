import {
  type Decimal,
  divide,
  fitsDecimals,
  floor,
  isGreater,
  isPositive,
  multiply,
  type Rational,
  rational,
  toShort,
} from '../math/rational.ts'
import { doseRatio, isComparable } from './dose-comparison.ts'
import type { DoseUnit } from './doses.ts'

/** What a vial is measured in. IU are a dimension of their own: how many mg they are differs from one preparation to the next. */
export const vialUnits = ['mg', 'IU'] as const satisfies readonly DoseUnit[]

export type VialUnit = (typeof vialUnits)[number]

/** What a calculated dose may be typed in. */
export const calculatedUnits = ['mg', 'mcg', 'IU'] as const satisfies readonly DoseUnit[]

export type CalculatedUnit = (typeof calculatedUnits)[number]

/** What a dose of such a vial may be typed in: nothing but what converts exactly. */
export const unitsOfVial = (vial: VialUnit): CalculatedUnit[] =>
  calculatedUnits.filter((unit) => isComparable(unit, vial))

/** Bacteriostatic water to begin with, in mL. */
export const DEFAULT_WATER_ML = 2

/** mL; vials that hold more are unusual, so more is questioned. */
const USUAL_WATER_ML = rational(10)

/** What is asked about the water, where it is more than vials usually hold. @param waterMl more than 0 */
export const waterQuestion = (waterMl: Decimal): string | undefined =>
  isGreater(rational(waterMl), USUAL_WATER_ML)
    ? 'More than 10 mL of water is unusual for a vial. Is that right?'
    : undefined

/** How a reconstituted vial is kept. */
export const STORAGE_GUIDELINE = '2-8°C, use within 30 days'

/** Decimals that are kept of mg, IU and mL: a nanogram, a nanolitre. */
export const AMOUNT_DECIMALS = 6

/** Decimals that are kept of what is calculated. */
export const RESULT_DECIMALS = 10

/** A vial, the water put into it, and the dose that is wanted of it: both in mg, or both in IU. */
export interface Reconstitution {
  /** how much of the peptide is in it */
  vial: Decimal
  /** mL of bacteriostatic water */
  waterMl: Decimal
  dose: Decimal
}

/** What follows from a reconstitution, exactly. */
export interface Dosage {
  /** mg/mL, or IU/mL */
  concentration: Rational
  /** mL to draw for one dose */
  volume: Rational
  /** whole doses in the vial, 1 or more */
  dosesPerVial: number
}

/** Whether more is wanted than the vial holds; then, and only then, more would be drawn than the water. */
export const isAboveVial = ({ vial, dose }: Pick<Reconstitution, 'vial' | 'dose'>): boolean =>
  isGreater(rational(dose), rational(vial))

/**
 * concentration = vial ÷ water, volume = dose ÷ concentration, doses = ⌊vial ÷ dose⌋
 * (null.health/calculator/peptide-recon/assumptions).
 * @throws RangeError when an amount is not a positive number, or the dose is more than the vial holds: nothing is clamped
 */
export function calculateDosage(given: Reconstitution): Dosage {
  const [vial, water, dose] = [rational(given.vial), rational(given.waterMl), rational(given.dose)]
  if (![vial, water, dose].every(isPositive)) throw new RangeError('Amounts must be positive')
  if (isGreater(dose, vial)) throw new RangeError('The dose is more than the vial holds')
  const concentration = divide(vial, water)
  return {
    concentration,
    volume: divide(dose, concentration),
    dosesPerVial: floor(divide(vial, dose)),
  }
}

/**
 * A dose in another unit, exactly.
 * @returns decimal text, '0.25' for 250 mcg in mg
 * @throws RangeError when the amount is no decimal number, or the units measure different things
 */
export function convertDose(amount: Decimal, from: CalculatedUnit, to: CalculatedUnit): string {
  const ratio = doseRatio({ amount: 1, unit: from }, { amount: 1, unit: to })
  if (!ratio) throw new RangeError(`${from} and ${to} measure different things`)
  // Three decimals more than are kept of mg: what was typed with too many is still shown as it is.
  return toShort(multiply(rational(amount), ratio), AMOUNT_DECIMALS + 3)
}

/** A dose as a person writes it, in the unit it was typed in: '250 mcg' for 0.25 of a vial in mg. */
export const calculatedDoseText = (dose: Decimal, vial: VialUnit, unit: CalculatedUnit): string =>
  `${convertDose(dose, vial, unit)} ${unit}`

/**
 * A dose for each kilogram of body weight: '3.13 mcg' for 0.25 mg and 80 kg, '25 IU' for 2000 IU and 80 kg.
 * @param bodyWeight kg, more than 0
 */
export function perKilogramText(dose: Decimal, vial: VialUnit, bodyWeight: Decimal): string {
  const unit = vial === 'IU' ? 'IU' : 'mcg'
  return `${toShort(divide(rational(convertDose(dose, vial, unit)), rational(bodyWeight)), 2)} ${unit}`
}

/** Whether no more decimals are given than are kept. */
export const isKept = (amount: Decimal, decimals = AMOUNT_DECIMALS): boolean =>
  fitsDecimals(rational(amount), decimals)
