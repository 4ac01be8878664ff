import { followsDoses, type ReminderTimes, scheduleOf } from '../reminders/reminders.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { hasDays, type Schedule } from '../schedules/schedules.ts'
import { type CalendarDay, dayNumber } from '../time/calendar.ts'
import { byCycles, type CycleStretch } from './cycles.ts'
import { type DueDoses, joinedDoses } from './due-doses.ts'
import { byIntervals, type IntervalStretch, type Step } from './intervals.ts'
import { byReminders } from './reminders.ts'
import { byRounds, type RoundStretch } from './rounds.ts'

/** A span in which a plan entry was active at one frequency. Pausing closes it, resuming opens the next. */
export interface PlanPeriod {
  /** first day, the person's own */
  startsOn: CalendarDay
  /** last day that counts, or null while it goes on */
  endsOn: CalendarDay | null
  frequency: string
}

/** An active reminder, with the day on which it was made or last changed. */
export interface EntryReminder extends ReminderTimes {
  changedOn: CalendarDay
}

/** One plan entry: what it called for, and what became of that. Days as numbers ({@link dayNumber}) where there are many. */
export interface EntryRecord {
  periods: readonly PlanPeriod[]
  reminders: readonly EntryReminder[]
  /** a day for each dose that was taken */
  takenOn: readonly number[]
  /** a day for each dose that was left out on purpose */
  skippedOn: readonly number[]
}

/** Days on which an entry was active, and how often a dose was due then: undefined where that is no number. */
interface Stretch {
  from: number
  to: number
  schedule: DosingSchedule | undefined
}

/** Days of one entry, in order, and the first that is not over. */
interface Course {
  takenOn: readonly number[]
  skippedOn: readonly number[]
  today: number
}

/** The active days of an entry from a day on, in order. */
const stretchesFrom = (periods: readonly PlanPeriod[], first: number): Stretch[] =>
  periods
    .map(({ startsOn, endsOn, frequency }) => ({
      from: Math.max(first, dayNumber(startsOn)),
      to: endsOn === null ? Number.POSITIVE_INFINITY : dayNumber(endsOn),
      schedule: dosingScheduleOf(frequency),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from - other.from)

const isWithin = (stretches: readonly Stretch[], day: number) =>
  stretches.some(({ from, to }) => from <= day && day <= to)

const inOrder = (days: readonly number[]) => [...days].sort((one, other) => one - other)

interface RatedStretch extends Stretch {
  schedule: DosingSchedule
}

/** The first days of those stretches that a pause was before, or days on which no number was due. */
const resumedOn = (stretches: readonly RatedStretch[]): number[] =>
  stretches.filter(({ from }, index) => from > (stretches[index - 1]?.to ?? from) + 1).map(({ from }) => from)

/** One dose in several days or months waits for the last one; several are counted in rounds, and so is one of every day. */
function counting({ from, to, schedule }: RatedStretch): {
  intervals?: IntervalStretch
  rounds?: RoundStretch
  cycles?: CycleStretch
} {
  if (schedule.kind === 'cycle') return { cycles: { from, to, ...schedule } }
  const { doses, ...every } = schedule
  const isInterval = doses === 1 && (every.kind === 'months' || every.days > 1)
  return isInterval ? { intervals: { from, to, every } } : { rounds: { from, to, round: schedule } }
}

/** What was due by the plan's frequencies, up to and including a day. */
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
    // One more dose of a day changes no interval.
    ...[...new Set(takenOn)].map((day) => ({ day, what: 'taken' as const })),
  ]
  const counted = rated.map(counting)
  const doses = { takenOn, skippedOn, today }
  return joinedDoses([
    byIntervals(
      counted.flatMap(({ intervals }) => intervals ?? []),
      { steps, today, isUnderWay },
    ),
    ...counted.flatMap(({ rounds }) => (rounds ? byRounds(rounds, doses) : [])),
    ...counted.flatMap(({ cycles }) => (cycles ? byCycles(cycles, doses) : [])),
  ])
}

interface Days {
  /** the number of the first day that is looked at */
  first: number
  /** the number of the person's own day, which is not over */
  today: number
}

/** What was due by the days of reminders, once all of them were what they are now, and by the frequencies before. */
function byBoth(
  reminders: readonly (EntryReminder & { schedule: Schedule })[],
  active: readonly Stretch[],
  { first, ...course }: Course & Days & { isUnderWay: boolean },
): DueDoses {
  const since = Math.max(...reminders.map(({ changedOn }) => dayNumber(changedOn)))
  const schedules = reminders.map(({ schedule }) => schedule)
  // Of days that are not looked at nobody knows whether a dose was taken; it may have been on the last of them.
  const unseen = course.isUnderWay ? first - 1 : Number.NEGATIVE_INFINITY
  const lastBefore = Math.max(unseen, course.takenOn.findLast((day) => day <= since) ?? unseen)
  const isActive = (day: number) => isWithin(active, day)
  return joinedDoses([
    byFrequencies(active, Math.min(since, course.today), course),
    byReminders(schedules, { ...course, since: Math.max(since, first - 1), lastBefore, isActive }),
  ])
}

/**
 * What of an entry was due from a day on, and what of that was taken: by the days of its reminders, or by the plan's
 * frequencies where there are none. Doses count on days on which the entry was active.
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
  // What follows the doses has no days of its own: it waits for the last dose, as the frequencies do.
  const reminders = entry.reminders
    .filter(({ frequency }) => !followsDoses(frequency))
    .map((reminder) => ({ ...reminder, schedule: scheduleOf(reminder) }))
    .filter(({ schedule }) => hasDays(schedule))
  return reminders.length > 0 ? byBoth(reminders, active, course) : byFrequencies(active, today, course)
}
