import type { DueDoses } from './due-doses.ts'

/** A stretch of active days on which one dose is due in so many days. */
export interface IntervalStretch {
  /** numbers of the first and the last day */
  from: number
  to: number
  days: number
}

/** What happened on a day: a dose was taken or, on purpose, left out, or the plan went on after a pause. */
export interface Step {
  day: number
  what: 'taken' | 'skipped' | 'resumed'
}

/** What stands between a sum of fractions and the whole number that it means. */
const ROUNDING = 1e-9

/** How many intervals were over when a day began: active days alone count, each as the part of an interval that it was. */
const phaseOn = (stretches: readonly IntervalStretch[], day: number): number =>
  stretches.reduce((phase, { from, to, days }) => phase + Math.max(0, Math.min(day, to + 1) - from) / days, 0)

/** The day on which a phase is reached. */
function dayOfPhase(stretches: readonly IntervalStretch[], phase: number): number {
  let rest = phase
  for (const { from, to, days } of stretches) {
    const intervals = (to + 1 - from) / days
    if (rest < intervals - ROUNDING) return from + Math.ceil(rest * days - ROUNDING)
    rest -= intervals
  }
  return stretches.at(-1)?.to ?? 0
}

/** A dose sooner than half an interval after the last one was no further one that was due. */
const LEAST_APART = 0.5

interface Course {
  /** of all days, also of those between the stretches */
  steps: readonly Step[]
  /** the first day that is not over */
  today: number
  /** whether it went on before the days that are looked at: then the first dose of all is not due on the first of them */
  isUnderWay: boolean
}

/**
 * What was due of a rhythm of one dose in so many days. The next dose is due an interval after the last one; it may be taken
 * until that interval of its own is over, and is missed then. So a late dose moves those that follow, and is no miss. The
 * clock of it stands still in a pause, goes on at another speed when the frequency changes, and gives a dose that is due when
 * the plan goes on all of its interval again.
 *
 * One dose more never means more misses: it splits a gap in two, which hold no more whole intervals than the one they were.
 */
export function byIntervals(
  stretches: readonly IntervalStretch[],
  { steps, today, isUnderWay }: Course,
): DueDoses {
  const due: DueDoses = { taken: [], missed: [] }
  let next = isUnderWay ? 1 : 0
  let last = Number.NEGATIVE_INFINITY
  const missUntil = (phase: number) => {
    for (; next + 1 <= phase + ROUNDING; next++) due.missed.push(dayOfPhase(stretches, next))
  }
  for (const { day, what } of [...steps].sort((one, other) => one.day - other.day)) {
    const phase = phaseOn(stretches, day)
    missUntil(phase)
    next = what === 'resumed' ? Math.max(next, phase) : phase + 1
    const isWithin = stretches.some(({ from, to }) => from <= day && day <= to)
    if (what !== 'taken' || !isWithin || phase - last <= LEAST_APART + ROUNDING) continue
    due.taken.push(day)
    last = phase
  }
  missUntil(phaseOn(stretches, today))
  return due
}
