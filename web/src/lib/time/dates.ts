import type { CalendarDay } from '@pepwell/domain/time/calendar'

const formatters = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter is far slower than using it, and lists reuse a few.
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', options)
  formatters.set(key, made)
  return made
}

const onDay = { weekday: 'short', month: 'short', day: 'numeric' } as const
const withYear = { month: 'short', day: 'numeric', year: 'numeric' } as const
const atTime = { hour: 'numeric', minute: '2-digit' } as const

/** An instant in the person's zone: 'Tue, Mar 3, 7:30 AM'. */
export const formatInstant = (instant: string, timeZone: string): string =>
  formatter({ ...onDay, ...atTime, timeZone }).format(new Date(instant))

/** A recent instant: 'Tue 7:30 AM'. */
export const formatWeekdayTime = (instant: string, timeZone: string): string =>
  formatter({ weekday: 'short', ...atTime, timeZone }).format(new Date(instant))

/** An instant's wall time: '7:30 AM'. */
export const formatTime = (instant: string, timeZone: string): string =>
  formatter({ ...atTime, timeZone }).format(new Date(instant))

/** Formats a wall time without a zone: '7:30 AM' for '07:30'. */
export const formatWallTime = (time: string): string =>
  formatter({ ...atTime, timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}:00Z`))

/** An instant's date: 'Mar 3, 2026'. */
export const formatInstantDay = (instant: string, timeZone: string): string =>
  formatter({ ...withYear, timeZone }).format(new Date(instant))

/** An instant's date in full: 'March 3, 2026'. */
export const formatLongDay = (instant: string, timeZone: string): string =>
  formatter({ dateStyle: 'long', timeZone }).format(new Date(instant))

/** An instant with date and year: 'Mar 3, 2026, 7:30 AM'. */
export const formatInstantInFull = (instant: string, timeZone: string): string =>
  formatter({ ...withYear, ...atTime, timeZone }).format(new Date(instant))

/** A period with date and year, each part once: 'Mar 3, 2026, 7:30 – 9:00 AM'. */
export const formatPeriod = (from: string, to: string, timeZone: string): string =>
  formatter({ ...withYear, ...atTime, timeZone }).formatRange(new Date(from), new Date(to))

/** A calendar date: 'Mar 3, 2026'. It has no zone, so it is parsed and formatted in UTC. */
export const formatDay = (day: CalendarDay): string =>
  formatter({ ...withYear, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A calendar date without year: 'Tue, Mar 3'. */
export const formatShortDay = (day: CalendarDay): string =>
  formatter({ ...onDay, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A calendar date in its shortest form: 'Mar 3'. */
export const formatMonthDay = (day: CalendarDay): string =>
  formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** An instant's weekday: 'Thu'. */
export const formatWeekday = (instant: string, timeZone: string): string =>
  formatter({ weekday: 'short', timeZone }).format(new Date(instant))
