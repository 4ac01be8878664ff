import { numberText } from '../text/number-text.ts'
import type { WeightUnit } from '../weight/weight.ts'

/** The units for drinks. */
export const waterUnits = ['mL', 'fl oz'] as const

export type WaterUnit = (typeof waterUnits)[number]

/** The US fluid ounce in milliliters, exact by definition: a 128th of a gallon of 231 cubic inches. */
const ML_PER_FL_OZ = 29.5735295625

/** The maximum of one logged drink, in mL. */
export const MAX_DRINK_ML = 3000

const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/**
 * Converts an amount to milliliters for storage.
 * @param amount in `unit`, at least 0
 * @returns mL, to the hundredth: precise enough for {@link inWaterUnit} to return tenths as typed
 */
export const toMilliliters = (amount: number, unit: WaterUnit): number =>
  unit === 'fl oz' ? round(amount * ML_PER_FL_OZ, 2) : amount

/** Milliliters in a unit: whole mL, tenths of a fl oz. */
export const inWaterUnit = (milliliters: number, unit: WaterUnit): number =>
  unit === 'fl oz' ? round(milliliters / ML_PER_FL_OZ, 1) : Math.round(milliliters)

/** People who use pounds drink in US fluid ounces; the British ones that go with stones differ. */
export const waterUnitFor = (unit: WeightUnit): WaterUnit => (unit === 'lbs' ? 'fl oz' : 'mL')

/** A glass: the amount that one tap logs, in the unit. */
export const glassIn: Record<WaterUnit, number> = { mL: 250, 'fl oz': 8 }

/** Formats an amount as typed: '1,250 mL', '1.25 fl oz'. */
export const waterText = (amount: number, unit: WaterUnit): string => `${numberText(amount, 2)} ${unit}`
