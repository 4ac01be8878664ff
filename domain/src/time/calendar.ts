/** A calendar day as we send and store it: 'YYYY-MM-DD', never an instant. */
export type CalendarDay = string

/** A span without clock changes in a zone, milliseconds since the epoch, and its offset from UTC. */
interface SteadyOffset {
  from: number
  until: number
  offset: number
}

/** Cache limits. Looking up a span takes a tenth of Temporal's time. */
const MAX_SPANS = 8
const MAX_ZONES = 1000

const steadyOffsets = new Map<string, SteadyOffset[]>()

function findOffset(instant: number, timeZone: string): SteadyOffset {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const next = at.getTimeZoneTransition('next')
  const last = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return {
    from: last?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: at.offsetNanoseconds / 1e6,
  }
}

function offsetAt(instant: number, timeZone: string): number {
  const known = steadyOffsets.get(timeZone) ?? []
  const span = known.find(({ from, until }) => from <= instant && instant < until)
  if (span) return span.offset
  const found = findOffset(instant, timeZone)
  if (steadyOffsets.size >= MAX_ZONES) steadyOffsets.clear()
  steadyOffsets.set(timeZone, [found, ...known.slice(0, MAX_SPANS - 1)])
  return found.offset
}

/** The clock of a zone at an instant, as if it were UTC: for fast arithmetic with many instants. */
export const localClock = (instant: number, timeZone: string): number => instant + offsetAt(instant, timeZone)

/**
 * Days from one calendar day to another: 0 for the same day, negative when `to` is earlier.
 * @throws RangeError when a day is not a real date
 */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A date as days since 1970-01-01, for fast arithmetic. */
export const dayNumber = (day: CalendarDay): number => Date.parse(day) / DAY_MS

/** Formatting a day takes many times as long as finding it, and a person's rows are of few days. */
const dayNames = new Map<number, CalendarDay>()
const MAX_DAY_NAMES = 4000

/** The day with a number: the inverse of {@link dayNumber}. */
export function dayNamed(day: number): CalendarDay {
  const known = dayNames.get(day)
  if (known) return known
  const text = new Date(day * DAY_MS).toISOString()
  const name = text.slice(0, text.indexOf('T'))
  if (dayNames.size >= MAX_DAY_NAMES) dayNames.clear()
  dayNames.set(day, name)
  return name
}

/** The day `days` after another, or before it if negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => dayNamed(dayNumber(day) + days)

/** The day number ({@link dayNumber}) of an instant in a time zone. @throws RangeError for an unknown zone */
export const dayNumberAt = (instant: number, timeZone: string): number =>
  Math.floor(localClock(instant, timeZone) / DAY_MS)

/**
 * The calendar date of an instant in a time zone.
 * @param instant milliseconds since the epoch
 * @param timeZone IANA name, such as 'America/New_York'
 * @throws RangeError for an unknown zone
 */
export const dayOf = (instant: number, timeZone: string): CalendarDay =>
  dayNamed(dayNumberAt(instant, timeZone))

/** The month (counted from January 1970) and day of the month of a day number ({@link dayNumber}). */
export function monthOf(day: number): { month: number; dayOfMonth: number } {
  const date = new Date(day * DAY_MS)
  return { month: 12 * (date.getUTCFullYear() - 1970) + date.getUTCMonth(), dayOfMonth: date.getUTCDate() }
}

/**
 * A day of a month as a number; in a month without that day, its last.
 * @param month counted from January 1970
 * @param dayOfMonth 1 to 31
 */
export function dayInMonth(month: number, dayOfMonth: number): number {
  const last = Date.UTC(1970, month + 1, 0) / DAY_MS
  const first = Date.UTC(1970, month, 1) / DAY_MS
  return Math.min(first + dayOfMonth - 1, last)
}

/** The earlier of two days; strings in this format sort chronologically. */
export const earliestOfDays = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b)

/** The later of two days. */
export const latestOfDays = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b)

/** Whether a text is a real day in the form 'YYYY-MM-DD' (2026-02-30 is not). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** Whether a text is a valid date between 1900 and 2199. */
export const isPlausibleDay = (text: string): boolean =>
  isCalendarDay(text) && text >= '1900-01-01' && text < '2200-01-01'

/**
 * The instant of a wall-clock reading. A skipped time (spring) is read as the later one, a repeated time
 * (fall) as the earlier one: Temporal's 'compatible'.
 * @param time 'HH:MM'
 * @returns milliseconds since the epoch
 * @throws RangeError when the day, time or zone is invalid
 */
export function instantOf(day: CalendarDay, time: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds
}

/** The wall time of an instant in a zone, 'HH:MM'. @param at milliseconds since the epoch */
export const wallTimeAt = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
