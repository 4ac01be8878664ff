import { doseRate } from '../schedules/frequencies.ts'
import { addDays, type CalendarDay, dayOf, instantOf } from '../time/calendar.ts'
import type { InstantDose } from './superposition.ts'

const HOUR_MS = 3_600_000

/** Hours between two doses of a frequency; undefined when it has no interval, as 'As needed'. */
export function hoursBetweenDoses(frequency: string): number | undefined {
  const rate = doseRate(frequency)
  return rate && (24 * rate.days) / rate.doses
}

/** The planned dose of a day in mg; null for none. */
export type DoseOfDay = (day: CalendarDay) => number | null

/** The continuation of a course. */
export interface Course {
  /** time of the last logged dose, in milliseconds since the epoch */
  last: number
  /** hours between two doses */
  interval: number
  doseOfDay: DoseOfDay
  timeZone: string
}

/** The time of day: '08:00'. */
const timeOf = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(at))
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/**
 * The times that follow a dose, starting at a given one: whole days keep the time of day across daylight-saving
 * changes.
 */
function* following({ last, interval, timeZone }: Course, from: number): Generator<number> {
  const days = interval / 24
  const first = Math.max(1, Math.floor((from - last) / (interval * HOUR_MS)) - 1)
  if (!Number.isInteger(days)) for (let step = first; ; step++) yield last + step * interval * HOUR_MS
  const [day, time] = [dayOf(last, timeZone), timeOf(last, timeZone)]
  for (let step = first; ; step++) yield instantOf(addDays(day, step * days), time, timeZone)
}

/** More planned doses than any chart shows. */
const MAX_PLANNED = 1000

/** The planned doses between two instants, at the interval of the last logged one. */
export function plannedDoses(course: Course, { from, to }: { from: number; to: number }): InstantDose[] {
  const planned: InstantDose[] = []
  for (const at of following(course, from)) {
    if (at > to || planned.length === MAX_PLANNED) break
    const mg = at > from ? course.doseOfDay(dayOf(at, course.timeZone)) : null
    if (mg) planned.push({ at, mg })
  }
  return planned
}
