/**
 * The units in which people read and type weights: with pounds and stones go feet and inches, with kilograms centimetres.
 * A weight in stones is counted in pounds everywhere; only its text and its fields have stones.
 */
export const weightUnits = ['lbs', 'kg', 'st'] as const

export type WeightUnit = (typeof weightUnits)[number]

/** The units of a single number, in which a weigh-in is sent and stored. */
export const loggedUnits = ['lbs', 'kg'] as const

export type LoggedUnit = (typeof loggedUnits)[number]

/** The unit in which somebody's weigh-ins are sent: stones as pounds. */
export const loggedUnitOf = (unit: WeightUnit): LoggedUnit => (unit === 'kg' ? 'kg' : 'lbs')

/** The unit in which a weigh-in is shown as it was typed: pounds as stones to those who read stones. */
export const readUnitOf = (logged: LoggedUnit, reader: WeightUnit): WeightUnit =>
  loggedUnitOf(reader) === logged ? reader : logged

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
  unit === 'kg' ? weight : Math.round(weight * KG_PER_POUND * 1000) / 1000

/** Kilograms as they are typed in a unit: the way back from {@link toKilograms}. */
export const ofKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : Math.round((kilograms / KG_PER_POUND) * 10) / 10
