import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { calledFor, type Schedule, type Weekday, weekdays } from '../schedules/schedules.ts'
import { type CalendarDay, dayInMonth, dayNamed, dayNumber, monthOf } from '../time/calendar.ts'

/** Days to look ahead, about ten years: no container lasts longer. */
const HORIZON_DAYS = 3660

/** What planned doses are counted from. */
export interface CountedFrom {
  today: CalendarDay
  startsOn: CalendarDay
  endsOn: CalendarDay | null
  /** the last day with a dose, and how many doses it had; null without any */
  lastTaken: { day: CalendarDay; doses: number } | null
}

const weekdayIndex = (day: number): number => (day + 3) % weekdays.length

/** The number of a day's week, which starts on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / weekdays.length)

/** The day of the nth dose after a day, 1 or more; 0 is that day itself. */
function dayOfDose(schedule: Exclude<DosingSchedule, { kind: 'cycle' }>, from: number, nth: number): number {
  if (schedule.kind === 'days') return from + Math.ceil((nth * schedule.days) / schedule.doses)
  const { month, dayOfMonth } = monthOf(from)
  const rounds = Math.floor(nth / schedule.doses)
  const within = Math.round(((nth % schedule.doses) * 30 * schedule.months) / schedule.doses)
  return dayInMonth(month + rounds * schedule.months, dayOfMonth) + within
}

/** Doses of each day from one on, where days say how many they have. */
function* byDay(dosesOn: (day: number) => number, first: number, taken: Map<number, number>) {
  for (let day = first; day < first + HORIZON_DAYS; day++) {
    const left = dosesOn(day) - (taken.get(day) ?? 0)
    for (let dose = 0; dose < left; dose++) yield day
  }
}

/** Doses an interval after another, from the last that is due and not over on. */
function* byInterval(
  schedule: Exclude<DosingSchedule, { kind: 'cycle' }>,
  { first, anchor, isTaken }: { first: number; anchor: number; isTaken: boolean },
) {
  let nth = isTaken ? 1 : 0
  // A dose is missed once its interval is over; until then it is upcoming.
  while (dayOfDose(schedule, anchor, nth + 1) <= first) nth++
  for (; dayOfDose(schedule, anchor, nth) < first + HORIZON_DAYS; nth++)
    yield dayOfDose(schedule, anchor, nth)
}

/** Days on a number of days, then off; counted from the plan's first day. */
function cycleDoses({ daysOn, daysOff }: Extract<DosingSchedule, { kind: 'cycle' }>, start: number) {
  const length = daysOn + daysOff
  return (day: number) => ((((day - start) % length) + length) % length < daysOn ? 1 : 0)
}

/** Doses on named weekdays, of every week or every few weeks; counted from the last dose, or else the first named day. */
function weekdayDoses(on: readonly Weekday[], weeks: number, { start, lastTaken }: Started) {
  const isNamed = (day: number) => on.includes(weekdays[weekdayIndex(day)] ?? 'Monday')
  let anchor = lastTaken ?? start
  if (lastTaken === undefined) while (!isNamed(anchor)) anchor++
  return (day: number) => (isNamed(day) && (weekOf(day) - weekOf(anchor)) % weeks === 0 ? 1 : 0)
}

/** Day numbers that schedules count from. */
interface Started {
  start: number
  lastTaken: number | undefined
}

/** Doses per day, if the schedule says so; undefined if only intervals are known. */
function dosesByDay(schedule: DosingSchedule, started: Started): ((day: number) => number) | undefined {
  if (schedule.kind === 'cycle') return cycleDoses(schedule, started.start)
  if (schedule.kind !== 'days') return undefined
  const { doses, days, on } = schedule
  if (on && on.length > 0) return weekdayDoses(on, Math.max(1, days / weekdays.length), started)
  return doses % days === 0 ? () => doses / days : undefined
}

/**
 * The days of planned doses by the plan's frequency, one per dose, for about ten years. Counted from the last dose;
 * without one, from the plan's first day.
 */
export const comingByFrequency = (schedule: DosingSchedule, from: CountedFrom): Iterable<CalendarDay> =>
  iterableAgain(namedUntil(daysByFrequency(schedule, from), from.endsOn))

/** The same by reminders: each day has a dose for each reminder that calls for it. */
export const comingByReminders = (schedules: readonly Schedule[], from: CountedFrom): Iterable<CalendarDay> =>
  iterableAgain(namedUntil(daysByReminders(schedules, from), from.endsOn))

/** Makes days iterable several times, each computed once: every container of an entry counts the same ones. */
function iterableAgain(days: Iterator<CalendarDay>): Iterable<CalendarDay> {
  const known: CalendarDay[] = []
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        const next = index < known.length ? undefined : days.next()
        if (next?.done) return
        if (next) known.push(next.value)
        yield known[index] as CalendarDay
      }
    },
  }
}

function* namedUntil(days: Iterable<number>, endsOn: CalendarDay | null): Generator<CalendarDay> {
  for (const day of days) {
    const name = dayNamed(day)
    if (endsOn !== null && name > endsOn) return
    yield name
  }
}

const takenByDay = ({ lastTaken }: CountedFrom): Map<number, number> =>
  new Map(lastTaken ? [[dayNumber(lastTaken.day), lastTaken.doses]] : [])

function daysByFrequency(schedule: DosingSchedule, from: CountedFrom): Iterable<number> {
  const { today, startsOn, lastTaken } = from
  const start = dayNumber(startsOn)
  const first = Math.max(dayNumber(today), start)
  const taken = lastTaken ? dayNumber(lastTaken.day) : undefined
  const counts = dosesByDay(schedule, { start, lastTaken: taken })
  if (counts || schedule.kind === 'cycle') return byDay(counts ?? (() => 0), first, takenByDay(from))
  return byInterval(schedule, { first, anchor: taken ?? start, isTaken: taken !== undefined })
}

function daysByReminders(schedules: readonly Schedule[], from: CountedFrom): Iterable<number> {
  const called = schedules.map(calledFor)
  const first = Math.max(dayNumber(from.today), dayNumber(from.startsOn))
  const dosesOn = (day: number) => called.filter((isCalled) => isCalled(day)).length
  return byDay(dosesOn, first, takenByDay(from))
}
