import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { clockWords, monthName, shortMonthName } from '@pepwell/domain/time/date-words'

interface PlainDay {
  month: number
  day: number
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const weekday = ({ dayOfWeek }: { dayOfWeek: number }) => WEEKDAYS[dayOfWeek - 1]
const monthDay = ({ month, day }: PlainDay) => `${shortMonthName(month)} ${day}`
const onDay = (date: PlainDay & { dayOfWeek: number }) => `${weekday(date)}, ${monthDay(date)}`
const withYear = (date: PlainDay & { year: number }) => `${monthDay(date)}, ${date.year}`

/** An instant's date and time in a zone. */
const zoned = (instant: string, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(timeZone)

/** An instant in the person's zone: 'Tue, Mar 3, 7:30 AM'. */
export function formatInstant(instant: string, timeZone: string): string {
  const at = zoned(instant, timeZone)
  return `${onDay(at)}, ${clockWords(at)}`
}

/** A recent instant: 'Tue 7:30 AM'. */
export function formatWeekdayTime(instant: string, timeZone: string): string {
  const at = zoned(instant, timeZone)
  return `${weekday(at)} ${clockWords(at)}`
}

/** An instant's wall time: '7:30 AM'. */
export const formatTime = (instant: string, timeZone: string): string => clockWords(zoned(instant, timeZone))

/** Formats a wall time without a zone: '7:30 AM' for '07:30'. */
export const formatWallTime = (time: string): string => clockWords(Temporal.PlainTime.from(time))

/** An instant's date: 'Mar 3, 2026'. */
export const formatInstantDay = (instant: string, timeZone: string): string =>
  withYear(zoned(instant, timeZone))

/** An instant's date, with its year unless that is the current one: 'Mar 3'. */
export function formatPastDay(instant: string, timeZone: string, now: number): string {
  const at = zoned(instant, timeZone)
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  return at.year === year ? monthDay(at) : withYear(at)
}

/** An instant's date in full: 'March 3, 2026'. */
export function formatLongDay(instant: string, timeZone: string): string {
  const { month, day, year } = zoned(instant, timeZone)
  return `${monthName(month)} ${day}, ${year}`
}

/** An instant with date and year: 'Mar 3, 2026, 7:30 AM'. */
export function formatInstantInFull(instant: string, timeZone: string): string {
  const at = zoned(instant, timeZone)
  return `${withYear(at)}, ${clockWords(at)}`
}

/** A period with date and year, each part once: 'Mar 3, 2026, 7:30 – 9:00 AM'. */
export function formatPeriod(from: string, to: string, timeZone: string): string {
  const [start, end] = [zoned(from, timeZone), zoned(to, timeZone)]
  const [begins, ends] = [clockWords(start), clockWords(end)]
  if (withYear(start) !== withYear(end)) return `${withYear(start)}, ${begins} – ${withYear(end)}, ${ends}`
  if (begins === ends) return `${withYear(start)}, ${begins}`
  const isSameHalf = begins.slice(-2) === ends.slice(-2)
  return `${withYear(start)}, ${isSameHalf ? begins.slice(0, -3) : begins} – ${ends}`
}

/** A calendar date: 'Mar 3, 2026'. */
export const formatDay = (day: CalendarDay): string => withYear(Temporal.PlainDate.from(day))

/** A calendar date without year: 'Tue, Mar 3'. */
export const formatShortDay = (day: CalendarDay): string => onDay(Temporal.PlainDate.from(day))

/** A calendar date in its shortest form: 'Mar 3'. */
export const formatMonthDay = (day: CalendarDay): string => monthDay(Temporal.PlainDate.from(day))

/** An instant's weekday: 'Thu'. */
export const formatWeekday = (instant: string, timeZone: string): string =>
  weekday(zoned(instant, timeZone)) ?? ''
