import { monthOf } from '../time/calendar.ts'
import type { DueDoses } from './due-doses.ts'

/** A number of days or calendar months. */
export type Interval = { days: number } | { months: number }

/** A stretch of active days on which one dose is due per interval. */
export interface IntervalStretch {
  /** day numbers of the first and the last day */
  from: number
  to: number
  every: Interval
}

/** An event on a day: a dose was taken or skipped, or the plan resumed after a pause. */
export interface Step {
  day: number
  what: 'taken' | 'skipped' | 'resumed'
}

/** Tolerance for sums of fractions that should be whole numbers. */
const ROUNDING = 1e-9

const LONGEST_MONTH = 31

/**
 * Calendar months: from the 15th to the next 15th is one, whatever its length. A day missing from a month becomes the
 * first of the next.
 */
function monthsUntil(day: number): number {
  const { month, dayOfMonth } = monthOf(day)
  return month + (dayOfMonth - 1) / LONGEST_MONTH
}

/** How many intervals lie between the beginnings of two days. */
const intervalsBetween = (every: Interval, from: number, to: number): number =>
  'days' in every ? (to - from) / every.days : (monthsUntil(to) - monthsUntil(from)) / every.months

/** How many intervals had passed when a day began. Only active days count, each as its fraction of an interval. */
const phaseOn = (stretches: readonly IntervalStretch[], day: number): number =>
  stretches.reduce(
    (phase, { from, to, every }) =>
      day <= from ? phase : phase + intervalsBetween(every, from, Math.min(day, to + 1)),
    0,
  )

/** The day on which a phase is reached. */
function dayOfPhase(stretches: readonly IntervalStretch[], phase: number): number {
  let rest = phase
  for (const { from, to, every } of stretches) {
    for (let day = from; day <= to; day++)
      if (intervalsBetween(every, from, day) >= rest - ROUNDING) return day
    rest -= intervalsBetween(every, from, to + 1)
  }
  return stretches.at(-1)?.to ?? 0
}

/** A dose sooner than half an interval after the last one was not due. */
const MIN_SPACING = 0.5

interface Course {
  /** of all days, including those between stretches */
  steps: readonly Step[]
  /** the first day that is not over */
  today: number
  /** whether the entry was active before the days considered: then the first dose isn't due on the first of them */
  isUnderWay: boolean
}

/**
 * What was due of a schedule with one dose every several days or calendar months. The next dose is due one interval
 * after the last; it can be taken until its own interval ends, and is missed then. So a late dose shifts those that
 * follow without being a miss. The clock stops during a pause, changes speed with the frequency, and gives a dose due
 * on resuming its full interval again.
 * An additional dose never adds misses: it splits a gap in two, which contain no more whole intervals than before.
 */
export function byIntervals(
  stretches: readonly IntervalStretch[],
  { steps, today, isUnderWay }: Course,
): DueDoses {
  const due: DueDoses = { taken: [], missed: [] }
  if (stretches.length === 0) return due
  let next = isUnderWay ? 1 : 0
  let last = Number.NEGATIVE_INFINITY
  const missUntil = (phase: number) => {
    for (; next + 1 <= phase + ROUNDING; next++) due.missed.push(dayOfPhase(stretches, next))
  }
  for (const { day, what } of [...steps].sort((a, b) => a.day - b.day)) {
    const phase = phaseOn(stretches, day)
    missUntil(phase)
    next = what === 'resumed' ? Math.max(next, phase) : phase + 1
    const isWithin = stretches.some(({ from, to }) => from <= day && day <= to)
    if (what !== 'taken' || !isWithin || phase - last <= MIN_SPACING + ROUNDING) continue
    due.taken.push(day)
    last = phase
  }
  missUntil(phaseOn(stretches, today))
  return due
}
