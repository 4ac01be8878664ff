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

/** Units of vial content. IU are a dimension of their own: their mass differs between preparations. */
export const vialUnits = ['mg', 'IU'] as const satisfies readonly DoseUnit[]

export type VialUnit = (typeof vialUnits)[number]

/** Units in which a calculated dose can be typed. */
export const calculatedUnits = ['mg', 'mcg', 'IU'] as const satisfies readonly DoseUnit[]

export type CalculatedUnit = (typeof calculatedUnits)[number]

/** Dose units for a vial: only those that convert exactly. */
export const unitsOfVial = (vial: VialUnit): CalculatedUnit[] =>
  calculatedUnits.filter((unit) => isComparable(unit, vial))

/** The default amount of bacteriostatic water, in mL. */
export const DEFAULT_WATER_ML = 2

/** mL; larger vials are unusual, so we ask. */
const MAX_TYPICAL_WATER_ML = rational(10)

/** Asks about more water than vials usually hold. @param waterMl more than 0 */
export const waterQuestion = (waterMl: Decimal): string | undefined =>
  isGreater(rational(waterMl), MAX_TYPICAL_WATER_ML)
    ? 'More than 10 mL of water is unusual for a vial. Is that right?'
    : undefined

/** How to store a reconstituted vial. */
export const STORAGE_GUIDELINE = '2-8°C, use within 30 days'

/** Decimal places of mg, IU and mL: a nanogram, a nanoliter. */
export const AMOUNT_DECIMALS = 6

/** Decimal places of calculated values. */
export const RESULT_DECIMALS = 10

/** A vial, its water and the dose, both amounts in mg or both in IU. */
export interface Reconstitution {
  /** amount of peptide in the vial */
  vial: Decimal
  /** mL of bacteriostatic water */
  waterMl: Decimal
  dose: Decimal
}

/** The exact result of a reconstitution. */
export interface Dosage {
  /** mg/mL, or IU/mL */
  concentration: Rational
  /** mL to draw for one dose */
  volume: Rational
  /** whole doses in the vial, at least 1 */
  dosesPerVial: number
}

/** Whether the dose exceeds the vial's content; only then would the volume exceed the water. */
export const isAboveVial = ({ vial, dose }: Pick<Reconstitution, 'vial' | 'dose'>): boolean =>
  isGreater(rational(dose), rational(vial))

/**
 * concentration = vial ÷ water, volume = dose ÷ concentration, doses = ⌊vial ÷ dose⌋
 * (null.health/calculator/peptide-recon/assumptions).
 * @throws RangeError when an amount isn't a positive number or the dose exceeds the vial's content: nothing is clamped
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
 * Converts a dose to another unit, exactly.
 * @returns decimal text, '0.25' for 250 mcg in mg
 * @throws RangeError when the amount isn't a decimal number or the units measure different things
 */
export function convertDose(amount: Decimal, from: CalculatedUnit, to: CalculatedUnit): string {
  const ratio = doseRatio({ amount: 1, unit: from }, { amount: 1, unit: to })
  if (!ratio) throw new RangeError(`${from} and ${to} measure different things`)
  // Three more decimals than mg store, so that values typed with too many still display as typed.
  return toShort(multiply(rational(amount), ratio), AMOUNT_DECIMALS + 3)
}

/** Formats a dose in the unit it was typed in: '250 mcg' for 0.25 of a vial in mg. */
export const calculatedDoseText = (dose: Decimal, vial: VialUnit, unit: CalculatedUnit): string =>
  `${convertDose(dose, vial, unit)} ${unit}`

/**
 * The dose per kilogram of body weight: '3.13 mcg' for 0.25 mg and 80 kg, '25 IU' for 2000 IU and 80 kg.
 * @param bodyWeight kg, more than 0
 */
export function perKilogramText(dose: Decimal, vial: VialUnit, bodyWeight: Decimal): string {
  const unit = vial === 'IU' ? 'IU' : 'mcg'
  return `${toShort(divide(rational(convertDose(dose, vial, unit)), rational(bodyWeight)), 2)} ${unit}`
}

/** Whether a number has no more decimals than we store. */
export const fitsPrecision = (amount: Decimal, decimals = AMOUNT_DECIMALS): boolean =>
  fitsDecimals(rational(amount), decimals)
