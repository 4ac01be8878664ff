import type { Kinetics } from './kinetics.ts'
import { type InstantDose, levelsAt } from './superposition.ts'

const HOUR_MS = 3_600_000

/** A level in percent of the own steady peak, with the bounds that its model leaves open. */
export interface Level {
  percent: number
  low: number
  high: number
}

/** What a dose of 1 mg adds to a level, in percent of the own steady peak. */
export interface LevelCurves {
  /** one for each bound of the model */
  bounds: readonly Kinetics[]
  /** the middle one, where it is not the mean of the bounds */
  typical?: Kinetics | undefined
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Levels at some instants, in one pass over doses and instants.
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

/** Doses ahead that are looked at for a trough: the level may still rise through the first ones. */
const DOSES_AHEAD = 60

/**
 * The instant of the next trough: the first dose ahead before which the level falls.
 * @param doses earliest first, planned ones among them
 * @returns undefined where none is planned
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

/** A time in which every dose was the same. */
export interface DoseRun {
  mg: number
  from: number
  to: number
  /** whether it begins with a planned dose */
  planned: boolean
}

/** The runs of equal doses, from each first dose to the next run; the last one ends at an instant. */
export function doseRuns(doses: readonly (InstantDose & { planned: boolean })[], end: number): DoseRun[] {
  const firsts = doses.filter(({ mg }, index) => doses[index - 1]?.mg !== mg)
  return firsts.map(({ at, mg, planned }, index) => ({
    mg,
    planned,
    from: at,
    to: firsts[index + 1]?.at ?? end,
  }))
}
