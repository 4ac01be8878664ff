import {
  ceil,
  divide,
  fitsDecimals,
  floor,
  isGreater,
  multiply,
  type Rational,
  rational,
} from '../math/rational.ts'

/** Units per mL, by the scale printed on the barrel. U-100 is standard; U-40 is for animals and older insulin. */
export const syringeScales = { 'U-100': 100, 'U-40': 40 } as const

export type SyringeScale = keyof typeof syringeScales

/** Capacities of standard insulin syringes, in mL. */
export const syringeCapacities = [0.3, 0.5, 1] as const

export type SyringeCapacity = (typeof syringeCapacities)[number]

/** Scale and capacity are chosen separately: neither implies the other. */
export interface Syringe {
  scale: SyringeScale
  capacity: SyringeCapacity
  /** units between two lines, where barrels of this kind come with several; the standard one if absent */
  graduation?: number
}

/** Units between two lines, as printed on syringes of each kind; the standard one first. */
const GRADUATIONS: Record<SyringeScale, Record<SyringeCapacity, readonly [number, ...number[]]>> = {
  'U-100': { 0.3: [1, 0.5], 0.5: [1, 0.5], 1: [2, 1] },
  'U-40': { 0.3: [0.5], 0.5: [1], 1: [1] },
}

/** Every graduation that barrels of this scale and capacity come with, the standard one first. */
export const graduationsOf = ({ scale, capacity }: Syringe) => GRADUATIONS[scale][capacity]

/** Units between two lines: the chosen graduation if the barrel comes with it, otherwise the standard one. */
export function graduationOf(syringe: Syringe): number {
  const all = graduationsOf(syringe)
  return all.find((one) => one === syringe.graduation) ?? all[0]
}

/** The barrel's capacity in units. */
export const unitsHeld = ({ scale, capacity }: Syringe): number => floor(unitsOf(rational(capacity), scale))

/** A volume in units of a scale: mL × 100 or mL × 40. */
export const unitsOf = (volume: Rational, scale: SyringeScale): Rational =>
  multiply(volume, rational(syringeScales[scale]))

/** The fraction of the barrel that a number of units fills, capped at 1. For drawing the picture. */
export const filledFraction = (units: Rational, syringe: Syringe): number =>
  Math.min(Number(units.numerator) / Number(units.denominator) / unitsHeld(syringe), 1)

/** Why a syringe can't draw or show a volume. Units are those of the syringe. */
export type DrawWarning =
  /** more than the barrel holds: this many draws of this many units each would work */
  | { kind: 'above-barrel'; draws: number; unitsEach: Rational }
  /** less than the first line */
  | { kind: 'below-graduation'; graduation: number }
  /** between two lines; halfway, the lower one counts as nearest, so that no one draws more than the dose */
  | { kind: 'between-lines'; lower: number; upper: number; nearest: number }

/**
 * The problem with drawing a volume with a syringe; undefined when it ends on a line.
 * @param volume mL, more than 0
 */
export function drawWarning(volume: Rational, syringe: Syringe): DrawWarning | undefined {
  const barrels = divide(volume, rational(syringe.capacity))
  const units = unitsOf(volume, syringe.scale)
  if (isGreater(barrels, rational(1))) {
    const draws = ceil(barrels)
    return { kind: 'above-barrel', draws, unitsEach: divide(units, rational(draws)) }
  }
  const graduation = graduationOf(syringe)
  const lines = divide(units, rational(graduation))
  if (isGreater(rational(1), lines)) return { kind: 'below-graduation', graduation }
  if (fitsDecimals(lines, 0)) return undefined
  const whole = floor(lines)
  const [lower, upper] = [whole * graduation, (whole + 1) * graduation]
  const nearest = isGreater(lines, rational(whole + 0.5)) ? upper : lower
  return { kind: 'between-lines', lower, upper, nearest }
}

/** Units between two numbers, by the barrel's capacity in units. */
const NUMBERED: Record<number, number> = { 12: 2, 20: 5, 30: 5, 40: 5, 50: 10, 100: 10 }

/** One line on the barrel. */
export interface Line {
  units: number
  numbered: boolean
  /** 0 at the needle, 1 at the end of the scale */
  at: number
}

/** Every line of a syringe, starting at the needle. */
export function linesOf(syringe: Syringe): Line[] {
  const [held, graduation] = [unitsHeld(syringe), graduationOf(syringe)]
  const step = NUMBERED[held] ?? 10
  return Array.from({ length: held / graduation + 1 }, (_, index) => {
    const units = index * graduation
    return { units, numbered: units % step === 0, at: units / held }
  })
}
