import { monthOf } from '../time/calendar.ts'
import type { DueDoses } from './due-doses.ts'

/** So many days, or so many calendar months. */
export type Interval = { days: number } | { months: number }

/** A stretch of active days on which one dose is due in an interval. */
export interface IntervalStretch {
  /** numbers of the first and the last day */
  from: number
  to: number
  every: Interval
}

/** What happened on a day: a dose was taken or, on purpose, left out, or the plan went on after a pause. */
export interface Step {
  day: number
  what: 'taken' | 'skipped' | 'resumed'
}

/** What stands between a sum of fractions and the whole number that it means. */
const ROUNDING = 1e-9

const LONGEST_MONTH = 31

/** Months of the calendar: from the 15th to the next 15th it is one, however long; a day that a month lacks is the next one's first. */
function monthsUntil(day: number): number {
  const { month, dayOfMonth } = monthOf(day)
  return month + (dayOfMonth - 1) / LONGEST_MONTH
}

/** How many intervals are between the beginnings of two days. */
const intervalsBetween = (every: Interval, from: number, to: number): number =>
  'days' in every ? (to - from) / every.days : (monthsUntil(to) - monthsUntil(from)) / every.months

/** How many intervals were over when a day began: active days alone count, each as the part of an interval that it was. */
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
 * What was due of a schedule of one dose in so many days or calendar months. The next dose is due an interval after the last
 * one; it may be taken until that interval of its own is over, and is missed then. So a late dose moves those that follow,
 * and is no miss. The clock of it stands still in a pause, goes on at another speed when the frequency changes, and gives a
 * dose that is due when the plan goes on all of its interval again.
 *
 * One dose more never means more misses: it splits a gap in two, which hold no more whole intervals than the one they were.
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
