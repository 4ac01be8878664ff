/** The units in which weights are typed and shown: with pounds go feet and inches, with kilograms centimetres. */
export const weightUnits = ['lbs', 'kg'] as const

/** See {@link weightUnits}. */
export type WeightUnit = (typeof weightUnits)[number]

/**
 * The international pound in kilograms, exact by definition (1959). The specification's 0.453592 belongs to the formulas
 * of its daily targets and to nothing else: what is stored must come back as it was typed.
 */
export const KG_PER_POUND = 0.45359237

/**
 * A weight in kilograms, where that is what is sent.
 * @returns kg; of pounds with at most three decimals, enough for {@link ofKilograms} to give back the tenth that was typed
 */
export const toKilograms = (weight: number, unit: WeightUnit): number =>
  unit === 'lbs' ? Math.round(weight * KG_PER_POUND * 1000) / 1000 : weight

/** Kilograms as they are typed in a unit: the way back from {@link toKilograms}. */
export const ofKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'lbs' ? Math.round((kilograms / KG_PER_POUND) * 10) / 10 : kilograms
