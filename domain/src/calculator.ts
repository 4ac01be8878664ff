import {
  type Decimal,
  dividedBy,
  type Exact,
  exact,
  fitsDecimals,
  floor,
  isMore,
  isPositive,
  times,
  toShort,
} from './exact.ts'

/** The units in which a dose may be typed. IU is a dimension of its own and never converted. */
export const doseUnits = ['mg', 'mcg'] as const

/** See {@link doseUnits}. */
export type DoseUnit = (typeof doseUnits)[number]

/** Bacteriostatic water to begin with, in mL. */
export const DEFAULT_WATER_ML = 2

/** How a reconstituted vial is kept. */
export const STORAGE_GUIDELINE = '2-8°C, use within 30 days'

/** Decimals that are kept of mg and mL: a nanogram, a nanolitre. */
export const AMOUNT_DECIMALS = 6

/** Decimals that are kept of what is calculated. */
export const RESULT_DECIMALS = 10

/** 1 mg is 1000 mcg. */
const MCG_PER_MG = exact(1000)

/** A vial, the water put into it, and the dose that is wanted of it. */
export interface Reconstitution {
  /** mg of peptide in the vial */
  vialMg: Decimal
  /** mL of bacteriostatic water */
  waterMl: Decimal
  /** mg */
  doseMg: Decimal
}

/** What follows from a reconstitution, exactly. */
export interface Dosage {
  /** mg/mL */
  concentration: Exact
  /** mL to draw for one dose */
  volume: Exact
  /** whole doses in the vial, 1 or more */
  dosesPerVial: number
}

/** Whether more is wanted than the vial holds; then, and only then, more would be drawn than the water. */
export const isAboveVial = ({ vialMg, doseMg }: Pick<Reconstitution, 'vialMg' | 'doseMg'>): boolean =>
  isMore(exact(doseMg), exact(vialMg))

/**
 * concentration = vial ÷ water, volume = dose ÷ concentration, doses = ⌊vial ÷ dose⌋
 * (null.health/calculator/peptide-recon/assumptions).
 * @throws RangeError when an amount is not a positive number, or the dose is more than the vial holds: nothing is clamped
 */
export function calculateDosage({ vialMg, waterMl, doseMg }: Reconstitution): Dosage {
  const [vial, water, dose] = [exact(vialMg), exact(waterMl), exact(doseMg)]
  if (![vial, water, dose].every(isPositive)) throw new RangeError('Amounts must be positive')
  if (isMore(dose, vial)) throw new RangeError('The dose is more than the vial holds')
  const concentration = dividedBy(vial, water)
  return {
    concentration,
    volume: dividedBy(dose, concentration),
    dosesPerVial: floor(dividedBy(vial, dose)),
  }
}

/**
 * A dose in the other unit, exactly.
 * @returns decimal text, '0.25' for 250 mcg in mg
 * @throws RangeError when the amount is no decimal number
 */
export function convertDose(amount: Decimal, from: DoseUnit, to: DoseUnit): string {
  const given = exact(amount)
  const mg = from === 'mcg' ? dividedBy(given, MCG_PER_MG) : given
  // Three decimals more than are kept of mg: what was typed with too many is still shown as it is.
  return toShort(to === 'mcg' ? times(mg, MCG_PER_MG) : mg, AMOUNT_DECIMALS + 3)
}

/** A dose as a person writes it, in the unit it was typed in: '250 mcg' for 0.25 mg. */
export const doseText = (doseMg: Decimal, unit: DoseUnit): string =>
  `${convertDose(doseMg, 'mg', unit)} ${unit}`

/**
 * A dose for each kilogram of body weight.
 * @param bodyWeight kg, more than 0
 * @returns mcg/kg
 */
export const mcgPerKg = (doseMg: Decimal, bodyWeight: Decimal): Exact =>
  dividedBy(times(exact(doseMg), MCG_PER_MG), exact(bodyWeight))

/** Whether no more decimals are given than are kept. */
export const isKept = (amount: Decimal, decimals = AMOUNT_DECIMALS): boolean =>
  fitsDecimals(exact(amount), decimals)
