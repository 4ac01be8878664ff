import { calledFor, longestGap, type Schedule } from '../schedules/schedules.ts'
import type { DueDoses } from './due-doses.ts'

/** A day for which reminders of a plan entry are. */
interface ReminderDay {
  day: number
  /** how many doses they call for */
  doses: number
  /** how many of them were taken */
  taken: number
  /** half the days to the reminder's day before this one, and to the one after it */
  early: number
  late: number
}

/**
 * The days for which reminders are, with a gap more on either side: an early dose is for a day up to half a gap ahead, and
 * how early depends on the day after that one.
 */
function reminderDays(schedules: readonly Schedule[], first: number, last: number) {
  const days: { day: number; doses: number }[] = []
  const gap = Math.max(...schedules.map(longestGap))
  const called = schedules.map(calledFor)
  for (let day = first - gap; day <= last + 2 * gap; day++) {
    const doses = called.filter((isCalled) => isCalled(day)).length
    if (doses > 0) days.push({ day, doses })
  }
  return days.map(({ day, doses }, index): ReminderDay => {
    const [before, after] = [days[index - 1]?.day, days[index + 1]?.day]
    const early = before === undefined ? undefined : (day - before) / 2
    const late = after === undefined ? undefined : (after - day) / 2
    return { day, doses, taken: 0, early: early ?? late ?? 0, late: late ?? early ?? 0 }
  })
}

/** A dose of the small hours is for the evening before, however often the reminder comes. */
const AFTER_MIDNIGHT = 1

/** Where the first day from one on stands, by halves: there may be thousands of doses. */
function firstFrom(days: readonly ReminderDay[], day: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle]?.day ?? day) < day) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The reminder's day that a dose is for when its own day needs it not: the one before, if open and near, or the one after. A
 * dose of a day between two, of which the later has its own, is for the one before, however late.
 */
function dayFor(days: readonly ReminderDay[], takenOn: number): ReminderDay | undefined {
  const from = firstFrom(days, takenOn)
  const isReminded = days[from]?.day === takenOn
  const [before, after] = [days[from - 1], days[isReminded ? from + 1 : from]]
  const isOpen = ({ doses, taken }: ReminderDay) => taken < doses
  const isNear = before && takenOn - before.day <= Math.max(AFTER_MIDNIGHT, before.late)
  const isOnlyFor = after && !isOpen(after) && !isReminded
  if (before && isOpen(before) && (isNear || isOnlyFor)) return before
  if (after && isOpen(after) && after.day - takenOn <= after.early) return after
  return undefined
}

/** Gives each dose to a day; first every day gets its own. @returns the days of the doses that were for one */
function resolve(days: readonly ReminderDay[], takenOn: readonly number[]): number[] {
  const ofDay = new Map(days.map((each) => [each.day, each]))
  const [resolving, others]: [number[], number[]] = [[], []]
  const give = (to: ReminderDay, day: number) => {
    to.taken++
    resolving.push(day)
  }
  for (const day of takenOn) {
    const own = ofDay.get(day)
    if (own && own.taken < own.doses) give(own, day)
    else others.push(day)
  }
  for (const day of others) {
    const found = dayFor(days, day)
    if (found) give(found, day)
  }
  return resolving
}

interface Course {
  /** in order */
  takenOn: readonly number[]
  skippedOn: readonly number[]
  /** the day on which the reminders became what they are: they count from the next one on */
  since: number
  /** the last day up to then on which a dose was taken, as far as anybody knows */
  lastBefore: number
  /** the first day that is not over */
  today: number
  isActive(day: number): boolean
}

/** Whether every day of a span is one on which the plan goes on, and over. */
function isOver(from: number, to: number, { today, isActive }: Course): boolean {
  for (let day = from; day <= to; day++) if (!isActive(day)) return false
  return to < today
}

/**
 * What was due on the days of reminders: a dose resolves the nearest open one within half of what lies between two. One is
 * missed once that is over, unless the plan was paused within it; one that was left out on purpose was not due, nor one
 * after the reminder was made or changed that follows the dose before it sooner than the next reminder would.
 */
export function byReminders(schedules: readonly Schedule[], course: Course): DueDoses {
  const { since, today, lastBefore } = course
  const isReminded = (day: number) => day > since && course.isActive(day)
  const days = reminderDays(schedules, since + 1, today).filter(({ day }) => isReminded(day))
  const taken = resolve(days, course.takenOn.filter(isReminded))
  const missed = days.flatMap(({ day, doses, taken: resolved, early, late }) => {
    if (day - lastBefore < 2 * early || !isOver(day, day + Math.floor(late), course)) return []
    const leftOut = course.skippedOn.filter((skipped) => skipped === day).length
    return new Array<number>(Math.max(0, doses - resolved - leftOut)).fill(day)
  })
  return { taken, missed }
}
