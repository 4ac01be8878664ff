import { followsDoses, type ReminderTimes, scheduleOf } from '../reminders/reminders.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { hasDays, type Schedule } from '../schedules/schedules.ts'
import { type CalendarDay, dayNumber } from '../time/calendar.ts'
import { byCycles, type CycleStretch } from './cycles.ts'
import { byPeriods, type PeriodStretch } from './doses-per-period.ts'
import { type DueDoses, joinedDoses } from './due-doses.ts'
import { byIntervals, type IntervalStretch, type Step } from './intervals.ts'
import { byReminders } from './reminders.ts'

/** A period in which a plan entry was active at one frequency. Pausing closes it, resuming opens the next. */
export interface PlanPeriod {
  /** first day, in the person's time zone */
  startsOn: CalendarDay
  /** last day, inclusive; null while it continues */
  endsOn: CalendarDay | null
  frequency: string
}

/** An active reminder, with the day on which it was created or last changed. */
export interface EntryReminder extends ReminderTimes {
  changedOn: CalendarDay
}

/** One plan entry: its schedule and its doses. Days are numbers ({@link dayNumber}) where there are many. */
export interface EntryRecord {
  periods: readonly PlanPeriod[]
  reminders: readonly EntryReminder[]
  /** one day for each dose taken */
  takenOn: readonly number[]
  /** one day for each dose skipped */
  skippedOn: readonly number[]
}

/** Days on which an entry was active and how often a dose was due; undefined for frequencies without a number. */
interface Stretch {
  from: number
  to: number
  schedule: DosingSchedule | undefined
}

/** An entry's days in order, and the first that is not over. */
interface Course {
  takenOn: readonly number[]
  skippedOn: readonly number[]
  today: number
}

/** The active days of an entry since a day, in order. */
const stretchesFrom = (periods: readonly PlanPeriod[], first: number): Stretch[] =>
  periods
    .map(({ startsOn, endsOn, frequency }) => ({
      from: Math.max(first, dayNumber(startsOn)),
      to: endsOn === null ? Number.POSITIVE_INFINITY : dayNumber(endsOn),
      schedule: dosingScheduleOf(frequency),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)

const isWithin = (stretches: readonly Stretch[], day: number) =>
  stretches.some(({ from, to }) => from <= day && day <= to)

const inOrder = (days: readonly number[]) => [...days].sort((a, b) => a - b)

interface RatedStretch extends Stretch {
  schedule: DosingSchedule
}

/** The first days of stretches that follow a pause or a period without a numeric frequency. */
const resumedOn = (stretches: readonly RatedStretch[]): number[] =>
  stretches.filter(({ from }, index) => from > (stretches[index - 1]?.to ?? from) + 1).map(({ from }) => from)

/**
 * One dose every several days or months is timed from the last dose; several doses per period, and daily doses, are
 * counted per period.
 */
function counting({ from, to, schedule }: RatedStretch): {
  intervals?: IntervalStretch
  rounds?: PeriodStretch
  cycles?: CycleStretch
} {
  if (schedule.kind === 'cycle') return { cycles: { from, to, ...schedule } }
  const { doses, ...every } = schedule
  const isInterval = doses === 1 && (every.kind === 'months' || every.days > 1)
  return isInterval ? { intervals: { from, to, every } } : { rounds: { from, to, round: schedule } }
}

/** What the plan's frequencies called for, up to and including a day. */
function byFrequencies(
  active: readonly Stretch[],
  last: number,
  { today, isUnderWay, ...course }: Course & { isUnderWay: boolean },
): DueDoses {
  const isCounted = (day: number) => day <= last
  const [takenOn, skippedOn] = [course.takenOn.filter(isCounted), course.skippedOn.filter(isCounted)]
  const rated = active.flatMap(({ from, to, schedule }) =>
    schedule && from <= last ? [{ from, to: Math.min(to, last), schedule }] : [],
  )
  const steps: Step[] = [
    ...resumedOn(rated).map((day) => ({ day, what: 'resumed' as const })),
    ...skippedOn.map((day) => ({ day, what: 'skipped' as const })),
    // A second dose on the same day changes no interval.
    ...[...new Set(takenOn)].map((day) => ({ day, what: 'taken' as const })),
  ]
  const counted = rated.map(counting)
  const doses = { takenOn, skippedOn, today }
  return joinedDoses([
    byIntervals(
      counted.flatMap(({ intervals }) => intervals ?? []),
      { steps, today, isUnderWay },
    ),
    ...counted.flatMap(({ rounds }) => (rounds ? byPeriods(rounds, doses) : [])),
    ...counted.flatMap(({ cycles }) => (cycles ? byCycles(cycles, doses) : [])),
  ])
}

interface Days {
  /** number of the first day considered */
  first: number
  /** number of today in the person's time zone, which is not over */
  today: number
}

/** What was due by reminder days since all reminders took their current form, and by frequency before. */
function byBoth(
  reminders: readonly (EntryReminder & { schedule: Schedule })[],
  active: readonly Stretch[],
  { first, ...course }: Course & Days & { isUnderWay: boolean },
): DueDoses {
  const since = Math.max(...reminders.map(({ changedOn }) => dayNumber(changedOn)))
  const schedules = reminders.map(({ schedule }) => schedule)
  // We don't know the doses of days outside the range; the last of those days may have had one.
  const unseen = course.isUnderWay ? first - 1 : Number.NEGATIVE_INFINITY
  const lastBefore = Math.max(unseen, course.takenOn.findLast((day) => day <= since) ?? unseen)
  const isActive = (day: number) => isWithin(active, day)
  return joinedDoses([
    byFrequencies(active, Math.min(since, course.today), course),
    byReminders(schedules, { ...course, since: Math.max(since, first - 1), lastBefore, isActive }),
  ])
}

/**
 * What an entry called for since a day, and what was taken: by its reminder days, or by frequency without reminders.
 * Doses count on the entry's active days.
 */
export function dueDosesOf(entry: EntryRecord, { first, today }: Days): DueDoses {
  const active = stretchesFrom(entry.periods, first)
  const course = {
    takenOn: inOrder(entry.takenOn.filter((day) => first <= day && day <= today)),
    skippedOn: inOrder(entry.skippedOn.filter((day) => day < today && isWithin(active, day))),
    first,
    today,
    isUnderWay: entry.periods.some(({ startsOn }) => dayNumber(startsOn) < first),
  }
  // Reminders that follow the last dose have no days of their own, so the frequency decides.
  const reminders = entry.reminders
    .filter(({ frequency }) => !followsDoses(frequency))
    .map((reminder) => ({ ...reminder, schedule: scheduleOf(reminder) }))
    .filter(({ schedule }) => hasDays(schedule))
  return reminders.length > 0 ? byBoth(reminders, active, course) : byFrequencies(active, today, course)
}
