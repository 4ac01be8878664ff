import {
  type CalendarDay,
  dayInMonth,
  dayNamed,
  dayNumber,
  dayNumberAt,
  instantOf,
  monthOf,
} from '../time/calendar.ts'

/** The weekdays as reminders name them, in the order of Temporal's `dayOfWeek`. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/**
 * A recurrence in wall time. Everything is counted on the calendar of the person's zone, never in multiples
 * of 24 hours, and nothing occurs before the anchor:
 * - on chosen weekdays,
 * - every n days from the anchor,
 * - on chosen weekdays of every n weeks, the first of which is the seven days from the anchor,
 * - every n months on the anchor's day of the month, or the last day of shorter months,
 * - on n days from the anchor, off m days, and so on.
 */
export type Schedule = { time: string } & (
  | { kind: 'weekdays'; days: readonly Weekday[] }
  | { kind: 'interval'; everyDays: number; anchor: CalendarDay }
  | { kind: 'weeks'; everyWeeks: number; days: readonly Weekday[]; anchor: CalendarDay }
  | { kind: 'months'; everyMonths: number; anchor: CalendarDay }
  | { kind: 'cycle'; daysOn: number; daysOff: number; anchor: CalendarDay }
)

/** One occurrence of a schedule. */
export interface Occurrence {
  /** the occurrence's day in the person's time zone */
  day: CalendarDay
  /** milliseconds since the epoch */
  at: number
}

/** The weekday of a calendar day. */
export const weekdayOf = (day: CalendarDay): Weekday =>
  weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] as Weekday

/** 1970-01-01, from which days are numbered, was a Thursday. */
const FIRST_WEEKDAY = weekdays.indexOf('Thursday')

type IsCalledFor = (day: number) => boolean

function onWeekdays(chosen: readonly Weekday[]): IsCalledFor {
  const days = new Set<string | undefined>(chosen)
  return (day) => days.has(weekdays[(day + FIRST_WEEKDAY) % weekdays.length])
}

function monthlyFrom(anchor: number, everyMonths: number): IsCalledFor {
  const { month: first, dayOfMonth } = monthOf(anchor)
  return (day) => {
    const { month } = monthOf(day)
    return (month - first) % everyMonths === 0 && day === dayInMonth(month, dayOfMonth)
  }
}

/** Whether it occurs a number of days after its anchor, or in a given week. */
function calledForSince(schedule: Exclude<Schedule, { kind: 'weekdays' }>, anchor: number): IsCalledFor {
  switch (schedule.kind) {
    case 'interval':
      return (day) => (day - anchor) % schedule.everyDays === 0
    case 'weeks': {
      const isDay = onWeekdays(schedule.days)
      return (day) => isDay(day) && Math.floor((day - anchor) / 7) % schedule.everyWeeks === 0
    }
    case 'months':
      return monthlyFrom(anchor, schedule.everyMonths)
    case 'cycle':
      return (day) => (day - anchor) % (schedule.daysOn + schedule.daysOff) < schedule.daysOn
  }
}

/** A predicate on day numbers: whether a schedule has an occurrence; false before its anchor. */
export function calledFor(schedule: Schedule): IsCalledFor {
  if (schedule.kind === 'weekdays') return onWeekdays(schedule.days)
  const anchor = dayNumber(schedule.anchor)
  const isCalled = calledForSince(schedule, anchor)
  return (day) => day >= anchor && isCalled(day)
}

/** The longest gap in days between two occurrences of a schedule that has any. */
export function longestGap(schedule: Schedule): number {
  switch (schedule.kind) {
    case 'weekdays':
      return 7
    case 'interval':
      return schedule.everyDays
    case 'weeks':
      return 7 * schedule.everyWeeks + 6
    case 'months':
      return 31 * schedule.everyMonths
    case 'cycle':
      return schedule.daysOff + 1
  }
}

/** Whether a schedule has an occurrence on a calendar day; none before its anchor. */
export const occursOn = (schedule: Schedule, day: CalendarDay): boolean => calledFor(schedule)(dayNumber(day))

/** Whether a schedule has any occurrence. */
export const hasDays = (schedule: Schedule): boolean => !('days' in schedule) || schedule.days.length > 0

/** The day numbers of a schedule's occurrences, from a day on. */
function* daysFrom(schedule: Schedule, from: number): Generator<number> {
  if (!hasDays(schedule)) return
  const isCalled = calledFor(schedule)
  const first = schedule.kind === 'weekdays' ? from : Math.max(from, dayNumber(schedule.anchor))
  for (let day = first; ; day++) if (isCalled(day)) yield day
}

/**
 * The occurrences since an instant, without end. A wall time that doesn't exist (spring) is read as the later one, a
 * repeated one (autumn) as the earlier, once. A day that a zone skipped moves to the next.
 * @param from milliseconds since the epoch, inclusive
 * @param timeZone IANA name
 * @throws RangeError when the zone or the time is invalid
 */
export function* occurrencesFrom(schedule: Schedule, from: number, timeZone: string): Generator<Occurrence> {
  let last = Number.NEGATIVE_INFINITY
  // A gap may push the day before's time past midnight.
  for (const number of daysFrom(schedule, dayNumberAt(from, timeZone) - 1)) {
    const day = dayNamed(number)
    const at = instantOf(day, schedule.time, timeZone)
    // When a zone skips a whole day, two days share one instant.
    if (at >= from && at > last) {
      last = at
      yield { day, at }
    }
  }
}

/**
 * The next occurrence strictly after an instant.
 * @returns undefined for a schedule without days
 */
export function nextOccurrence(schedule: Schedule, after: number, timeZone: string): Occurrence | undefined {
  return occurrencesFrom(schedule, after + 1, timeZone).next().value ?? undefined
}

/** All occurrences from `from` up to, but excluding, `to`. */
export function occurrencesBetween(
  schedule: Schedule,
  { from, to }: { from: number; to: number },
  timeZone: string,
): Occurrence[] {
  const found: Occurrence[] = []
  for (const occurrence of occurrencesFrom(schedule, from, timeZone)) {
    if (occurrence.at >= to) break
    found.push(occurrence)
  }
  return found
}

/** The occurrences on either side of an instant. */
export interface Neighbors {
  /** the last at or before it; undefined when there was none */
  last: Occurrence | undefined
  /** the first after it */
  next: Occurrence
  /** milliseconds from one to the other; before the first of all, from that to the second */
  interval: number
}

/**
 * The occurrences on either side of an instant.
 * @returns undefined for a schedule without days
 */
export function neighborsOf(schedule: Schedule, at: number, timeZone: string): Neighbors | undefined {
  const next = nextOccurrence(schedule, at, timeZone)
  if (!next) return undefined
  const last = lastOccurrence(schedule, at, timeZone)
  const end = last ? next : nextOccurrence(schedule, next.at, timeZone)
  return { last, next, interval: (end ?? next).at - (last ?? next).at }
}

/** Whether a schedule has an occurrence at exactly this instant. */
export const isOccurrence = (schedule: Schedule, at: number, timeZone: string): boolean =>
  occurrencesFrom(schedule, at, timeZone).next().value?.at === at

const DAY_MS = 24 * 60 * 60 * 1000

/** The longest cycle for which we search backward. */
const MAX_GAP_MS = 400 * DAY_MS

/**
 * The last occurrence at or before an instant. @returns undefined when there was none, or none for longer
 * than a year
 */
export function lastOccurrence(schedule: Schedule, until: number, timeZone: string): Occurrence | undefined {
  // Most schedules recur within a week; for longer ones, look further back.
  for (let back = 8 * DAY_MS; back < 4 * MAX_GAP_MS; back *= 4) {
    const span = { from: until - Math.min(back, MAX_GAP_MS), to: until + 1 }
    const last = occurrencesBetween(schedule, span, timeZone).at(-1)
    if (last) return last
  }
  return undefined
}
