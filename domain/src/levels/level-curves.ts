import type { Kinetics } from './kinetics.ts'
import { type InstantDose, levelsAt } from './superposition.ts'

const HOUR_MS = 3_600_000

/** A level in percent of the person's steady-state peak, with its model's bounds. */
export interface Level {
  percent: number
  low: number
  high: number
}

/** The response to 1 mg, in percent of the person's steady-state peak. */
export interface LevelCurves {
  /** one per bound of the model */
  bounds: readonly Kinetics[]
  /** the central estimate, when it isn't the mean of the bounds */
  typical?: Kinetics | undefined
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Computes levels at instants, in one pass over doses and instants.
 * @param doses earliest first
 * @param instants earliest first, in milliseconds since the epoch
 */
export function levelsOf(
  { bounds, typical }: LevelCurves,
  doses: readonly InstantDose[],
  instants: readonly number[],
): Level[] {
  const sides = bounds.map((kinetics) => levelsAt(kinetics, doses, instants))
  const middle = typical && levelsAt(typical, doses, instants)
  return instants.map((_, index) => {
    const levels = sides.map((side) => side[index] ?? 0)
    const percent = middle?.[index] ?? mean(levels)
    return { percent, low: Math.min(percent, ...levels), high: Math.max(percent, ...levels) }
  })
}

/** Future doses to check for a trough: the level may still rise through the first ones. */
const DOSES_AHEAD = 60

/**
 * The time of the next trough: the first future dose at which the level is falling.
 * @param doses earliest first, including planned ones
 * @returns undefined without planned doses
 */
export function nextTrough(
  curves: LevelCurves,
  doses: readonly InstantDose[],
  at: number,
): number | undefined {
  const ahead = doses.filter((dose) => dose.at > at).slice(0, DOSES_AHEAD)
  const before = (index: number) => Math.max((ahead[index]?.at ?? 0) - HOUR_MS, ahead[index - 1]?.at ?? at)
  const instants = ahead.flatMap((dose, index) => [before(index), dose.at])
  const levels = levelsOf(curves, doses, instants)
  return ahead.find((_, index) => {
    const [earlier, dosed] = [levels[2 * index], levels[2 * index + 1]]
    return earlier !== undefined && dosed !== undefined && dosed.percent < earlier.percent
  })?.at
}

/** A period of equal doses. */
export interface DoseRun {
  mg: number
  from: number
  to: number
  /** whether it begins with a planned dose */
  planned: boolean
}

/** The runs of equal doses, each up to the next run; the last one ends at a given instant. */
export function doseRuns(doses: readonly (InstantDose & { planned: boolean })[], end: number): DoseRun[] {
  const firsts = doses.filter(({ mg }, index) => doses[index - 1]?.mg !== mg)
  return firsts.map(({ at, mg, planned }, index) => ({
    mg,
    planned,
    from: at,
    to: firsts[index + 1]?.at ?? end,
  }))
}
