import { calledFor, longestGap, type Schedule } from '../schedules/schedules.ts'
import type { DueDoses } from './due-doses.ts'

/** A day with reminders for a plan entry. */
interface ReminderDay {
  day: number
  /** how many doses they call for */
  doses: number
  /** how many of them were taken */
  taken: number
  /** half the days to the previous reminder day, and to the next */
  early: number
  late: number
}

/**
 * The reminder days, with one gap more on either side: a dose can be early by up to half a gap, which depends on the
 * following day.
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

/** A dose shortly after midnight counts for the evening before, however often the reminder repeats. */
const AFTER_MIDNIGHT = 1

/** The index of the first day on or after a date. A binary search, because there may be thousands of doses. */
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
 * The reminder day that a dose resolves when its own day doesn't need it: the previous one if open and near, otherwise
 * the next. If the next day has its own dose, it resolves the previous one, however late.
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

/** Assigns each dose to a day, after giving every day its own. @returns the days of the doses that resolved one */
function resolve(days: readonly ReminderDay[], takenOn: readonly number[]): number[] {
  const ofDay = new Map(days.map((day) => [day.day, day]))
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
  /** the day on which the reminders took their current form: they count from the next day on */
  since: number
  /** the last known day up to then with a dose */
  lastBefore: number
  /** the first day that is not over */
  today: number
  isActive(day: number): boolean
}

/** Whether every day of a range is active and over. */
function isOver(from: number, to: number, { today, isActive }: Course): boolean {
  for (let day = from; day <= to; day++) if (!isActive(day)) return false
  return to < today
}

/**
 * What was due on reminder days: a dose resolves the nearest open one within half the gap. A reminder is missed once
 * its window is over, unless the plan was paused within it. Skipped doses were not due, nor was a reminder after the
 * change that follows the previous dose sooner than the next reminder would.
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
