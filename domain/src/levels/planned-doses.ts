import { doseRate, dosingScheduleOf } from '../schedules/frequencies.ts'
import { type Weekday, weekdayOf } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, dayOf, instantOf } from '../time/calendar.ts'
import type { InstantDose } from './superposition.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** Hours between two doses of a frequency; undefined when it has no interval, as 'As needed'. */
export function hoursBetweenDoses(frequency: string): number | undefined {
  const rate = doseRate(frequency)
  return rate && (DAY_HOURS * rate.days) / rate.doses
}

/** The weekdays of each week that a frequency names, as 'Mon/Wed/Fri'; undefined when it names none. */
export function weekdaysOf(frequency: string): readonly Weekday[] | undefined {
  const schedule = dosingScheduleOf(frequency)
  return schedule?.kind === 'days' && schedule.days === 7 && schedule.on?.length ? schedule.on : undefined
}

/** The planned dose of a day in mg; null for none. */
export type DoseOfDay = (day: CalendarDay) => number | null

/** The continuation of a course. */
export interface Course {
  /** time of the last logged dose, in milliseconds since the epoch */
  last: number
  /** hours between two doses */
  interval: number
  /** the weekdays of the doses, instead of an interval */
  on?: readonly Weekday[] | undefined
  doseOfDay: DoseOfDay
  timeZone: string
}

/** The time of day: '08:00'. */
const timeOf = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(at))
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/** Consecutive numbers without an end. */
function* from(first: number): Generator<number> {
  for (let step = first; ; step++) yield step
}

/**
 * The times that follow a dose, starting near a given one. Doses on named weekdays or at least a day apart keep the
 * time of day, also across daylight-saving changes.
 */
function* following({ last, interval, on, timeZone }: Course, start: number): Generator<number> {
  const stepsBefore = (hours: number) => Math.max(1, Math.floor((start - last) / (hours * HOUR_MS)) - 1)
  if (!on && interval < DAY_HOURS) {
    for (const step of from(stepsBefore(interval))) yield last + step * interval * HOUR_MS
    return
  }
  const [day, time] = [dayOf(last, timeZone), timeOf(last, timeZone)]
  for (const step of from(stepsBefore(on ? DAY_HOURS : interval))) {
    const next = addDays(day, on ? step : Math.ceil((step * interval) / DAY_HOURS))
    if (!on || on.includes(weekdayOf(next))) yield instantOf(next, time, timeZone)
  }
}

/** More planned doses than any chart shows. */
const MAX_PLANNED = 1000

/** The planned doses between two instants, on their weekdays or at the interval of the last logged one. */
export function plannedDoses(course: Course, span: { from: number; to: number }): InstantDose[] {
  const planned: InstantDose[] = []
  for (const at of following(course, span.from)) {
    if (at > span.to || planned.length === MAX_PLANNED) break
    const mg = at > span.from ? course.doseOfDay(dayOf(at, course.timeZone)) : null
    if (mg) planned.push({ at, mg })
  }
  return planned
}
