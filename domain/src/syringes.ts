import { ceil, dividedBy, type Exact, exact, fitsDecimals, floor, isMore, times } from './exact.ts'

/** Units in one mL, by the scale printed on the barrel. U-100 is the usual one; U-40 is for animals and older insulin. */
export const syringeScales = { 'U-100': 100, 'U-40': 40 } as const

/** See {@link syringeScales}. */
export type SyringeScale = keyof typeof syringeScales

/** mL that the usual insulin syringes hold. */
export const syringeCapacities = [0.3, 0.5, 1] as const

/** See {@link syringeCapacities}. */
export type SyringeCapacity = (typeof syringeCapacities)[number]

/** Scale and capacity are chosen apart: either alone says nothing of the other. */
export interface Syringe {
  scale: SyringeScale
  capacity: SyringeCapacity
}

/** Units from one line to the next, as the usual syringes of each kind are printed. */
const GRADUATIONS: Record<SyringeScale, Record<SyringeCapacity, number>> = {
  'U-100': { 0.3: 1, 0.5: 1, 1: 2 },
  'U-40': { 0.3: 0.5, 0.5: 1, 1: 1 },
}

/** Units from one line to the next. */
export const graduationOf = ({ scale, capacity }: Syringe): number => GRADUATIONS[scale][capacity]

/** Units that the barrel holds. */
export const unitsHeld = ({ scale, capacity }: Syringe): number => floor(unitsOf(exact(capacity), scale))

/** A volume in the units of a scale: mL × 100 or mL × 40. */
export const unitsOf = (volume: Exact, scale: SyringeScale): Exact =>
  times(volume, exact(syringeScales[scale]))

/** How much of the barrel a volume fills, 0 to 1; what is more than it holds fills it. For drawing. */
export const filledPart = (volume: Exact, { capacity }: Syringe): number =>
  Math.min(Number(volume.over) / Number(volume.under) / capacity, 1)

/** Why a volume can't be drawn, or not be read off, with a syringe. Units are those of the syringe. */
export type DrawWarning =
  /** more than the barrel: so many draws of so many units each would do */
  | { kind: 'above-barrel'; draws: number; unitsEach: Exact }
  /** less than the first line */
  | { kind: 'below-graduation'; graduation: number }
  /** between two lines */
  | { kind: 'between-lines'; lower: number; upper: number }

/**
 * What stands against drawing a volume with a syringe; undefined when it ends on one of its lines.
 * @param volume mL, more than 0
 */
export function drawWarning(volume: Exact, syringe: Syringe): DrawWarning | undefined {
  const barrels = dividedBy(volume, exact(syringe.capacity))
  const units = unitsOf(volume, syringe.scale)
  if (isMore(barrels, exact(1))) {
    const draws = ceil(barrels)
    return { kind: 'above-barrel', draws, unitsEach: dividedBy(units, exact(draws)) }
  }
  const graduation = graduationOf(syringe)
  const lines = dividedBy(units, exact(graduation))
  if (isMore(exact(1), lines)) return { kind: 'below-graduation', graduation }
  if (fitsDecimals(lines, 0)) return undefined
  const lower = floor(lines) * graduation
  return { kind: 'between-lines', lower, upper: lower + graduation }
}

/** Units from one number to the next, by how many units the barrel holds. */
const NUMBERED: Record<number, number> = { 12: 2, 20: 5, 30: 5, 40: 5, 50: 10, 100: 10 }

/** One line on the barrel. */
export interface Line {
  units: number
  numbered: boolean
  /** 0 at the needle, 1 at the end of the scale */
  at: number
}

/** Every line of a syringe, from the needle on. */
export function linesOf(syringe: Syringe): Line[] {
  const [held, graduation] = [unitsHeld(syringe), graduationOf(syringe)]
  const step = NUMBERED[held] ?? 10
  return Array.from({ length: held / graduation + 1 }, (_, index) => {
    const units = index * graduation
    return { units, numbered: units % step === 0, at: units / held }
  })
}
