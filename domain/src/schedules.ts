import { addDays, type CalendarDay, dayNumber, dayOf, daysBetween, instantOf } from './calendar.ts'

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

/** See {@link weekdays}. */
export type Weekday = (typeof weekdays)[number]

/**
 * When something recurs, in wall time: on chosen weekdays, or every so many calendar days from an anchor. Both are
 * counted on the calendar of whatever zone the person lives in, never in sums of 24 hours.
 */
export type Schedule =
  | { kind: 'weekdays'; days: readonly Weekday[]; time: string }
  | { kind: 'interval'; everyDays: number; anchor: CalendarDay; time: string }

/** One time that a schedule calls for. */
export interface Occurrence {
  /** the day it was meant for, the person's own */
  day: CalendarDay
  /** milliseconds since the epoch */
  at: number
}

/** The weekday of a calendar day. */
export const weekdayOf = (day: CalendarDay): Weekday =>
  weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] as Weekday

/** 1970-01-01, from which days are numbered, was a Thursday. */
const FIRST_WEEKDAY = weekdays.indexOf('Thursday')

/** Tells of days by their numbers whether a schedule calls for something then; before its anchor an interval does not. */
export function calledFor(schedule: Schedule): (day: number) => boolean {
  if (schedule.kind === 'weekdays') {
    const days = new Set<string | undefined>(schedule.days)
    return (day) => days.has(weekdays[(day + FIRST_WEEKDAY) % weekdays.length])
  }
  const anchor = dayNumber(schedule.anchor)
  return (day) => day >= anchor && (day - anchor) % schedule.everyDays === 0
}

/** Whether a schedule calls for something on a calendar day; before its anchor an interval does not. */
export const occursOn = (schedule: Schedule, day: CalendarDay): boolean => calledFor(schedule)(dayNumber(day))

/** The first day on or after `day` that a schedule calls for; undefined when there is none. */
function nextDay(schedule: Schedule, day: CalendarDay): CalendarDay | undefined {
  if (schedule.kind === 'weekdays') {
    if (schedule.days.length === 0) return undefined
    let next = day
    while (!occursOn(schedule, next)) next = addDays(next, 1)
    return next
  }
  const since = daysBetween(schedule.anchor, day)
  if (since <= 0) return schedule.anchor
  return addDays(day, (schedule.everyDays - (since % schedule.everyDays)) % schedule.everyDays)
}

/**
 * What a schedule calls for from an instant on, without end. A wall time that does not exist (spring) is read as the
 * later, one that exists twice (autumn) as the earlier, once. A day that a zone skipped altogether falls on the next.
 * @param from milliseconds since the epoch; an occurrence at this very instant is the first
 * @param timeZone IANA name
 * @throws RangeError when the zone or the time is not real
 */
export function* occurrencesFrom(schedule: Schedule, from: number, timeZone: string): Generator<Occurrence> {
  // A gap may push the day before's time past midnight.
  let day = nextDay(schedule, addDays(dayOf(from, timeZone), -1))
  let last = Number.NEGATIVE_INFINITY
  while (day !== undefined) {
    const at = instantOf(day, schedule.time, timeZone)
    // Two days meet in one instant where a zone skipped a whole day.
    if (at >= from && at > last) {
      last = at
      yield { day, at }
    }
    day = nextDay(schedule, addDays(day, 1))
  }
}

/**
 * The next time strictly after an instant.
 * @returns undefined for a schedule without days
 */
export function nextOccurrence(schedule: Schedule, after: number, timeZone: string): Occurrence | undefined {
  return occurrencesFrom(schedule, after + 1, timeZone).next().value ?? undefined
}

/** All from `from` up to, but not at, `to`. */
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

const DAY_MS = 24 * 60 * 60 * 1000

/** Of what recurs more seldom than this, nobody asks for the last time. */
const LONGEST_GAP_MS = 400 * DAY_MS

/**
 * The last time at or before an instant.
 * @returns undefined when there was none, or none for longer than a year
 */
export function lastOccurrence(schedule: Schedule, until: number, timeZone: string): Occurrence | undefined {
  // Most recur within a week; whatever recurs more seldom is looked for further back.
  for (let back = 8 * DAY_MS; back < 4 * LONGEST_GAP_MS; back *= 4) {
    const span = { from: until - Math.min(back, LONGEST_GAP_MS), to: until + 1 }
    const last = occurrencesBetween(schedule, span, timeZone).at(-1)
    if (last) return last
  }
  return undefined
}
