/**
 * The units in which people read and type weights: with pounds and stones go feet and inches, with kilograms centimetres.
 * A weight in stones is counted in pounds everywhere; only its text and its fields have stones.
 */
export const weightUnits = ['lbs', 'kg', 'st'] as const

export type WeightUnit = (typeof weightUnits)[number]

/** The units of a single number, in which a weigh-in is sent and stored. */
export const loggedUnits = ['lbs', 'kg'] as const

export type LoggedUnit = (typeof loggedUnits)[number]

/** The unit a weigh-in is sent in: stones as pounds. */
export const loggedUnitOf = (unit: WeightUnit): LoggedUnit => (unit === 'kg' ? 'kg' : 'lbs')

/** The display unit of a weigh-in as typed: pounds become stones for people who use stones. */
export const readUnitOf = (logged: LoggedUnit, reader: WeightUnit): WeightUnit =>
  loggedUnitOf(reader) === logged ? reader : logged

/**
 * The international pound in kilograms, exact by definition (1959). The specification's 0.453592 is only for its
 * daily target formulas: stored weights must convert back to what was typed.
 */
export const KG_PER_POUND = 0.45359237

/**
 * A weight in kilograms, if that is the sent unit.
 * @returns kg; for pounds with at most three decimals, enough for {@link ofKilograms} to restore the typed tenth
 */
export const toKilograms = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : Math.round(weight * KG_PER_POUND * 1000) / 1000

/** Kilograms as they are typed in a unit: the way back from {@link toKilograms}. */
export const ofKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : Math.round((kilograms / KG_PER_POUND) * 10) / 10
