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

/** The central estimates at instants; doses and instants earliest first. */
function percentsOf(
  { bounds, typical }: LevelCurves,
  doses: readonly InstantDose[],
  instants: readonly number[],
): number[] {
  if (typical) return levelsAt(typical, doses, instants)
  const sides = bounds.map((kinetics) => levelsAt(kinetics, doses, instants))
  return instants.map((_, index) => mean(sides.map((side) => side[index] ?? 0)))
}

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

/**
 * The troughs: each dose at which the level is falling.
 * @param doses earliest first, including planned ones
 * @returns instants, earliest first
 */
export function troughsOf(curves: LevelCurves, doses: readonly InstantDose[]): number[] {
  const before = doses.map(({ at }, index) => Math.max(at - HOUR_MS, doses[index - 1]?.at ?? at))
  const percents = percentsOf(
    curves,
    doses,
    doses.flatMap(({ at }, index) => [before[index] ?? at, at]),
  )
  return doses.flatMap(({ at }, index) => {
    const [earlier, dosed] = [percents[2 * index], percents[2 * index + 1]]
    return earlier !== undefined && dosed !== undefined && dosed < earlier ? [at] : []
  })
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
