import type { Occurrence } from '../schedules/schedules.ts'
import { type PlannedTimes, reminderOccurrences } from './reminders.ts'

const MINUTE_MS = 60_000
const DAY = 24 * 60

/**
 * The alert time of an occurrence. Leads under a day are elapsed time; a lead of a day is the same wall time on the
 * previous day, however many hours that is.
 * @param at the occurrence, milliseconds since the epoch
 * @param timeZone IANA name
 */
export function alertAt(at: number, minutesBefore: number, timeZone: string): number {
  if (minutesBefore < DAY) return at - minutesBefore * MINUTE_MS
  const days = Math.floor(minutesBefore / DAY)
  const before = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).subtract({ days })
  return before.epochMilliseconds - (minutesBefore % DAY) * MINUTE_MS
}

/** A lower bound for occurrences alerted after an instant; whole days vary in length and don't count. */
export const earliestAlertedAfter = (instant: number, minutesBefore: number): number =>
  instant + (minutesBefore % DAY) * MINUTE_MS

/** The moment of an alert. */
interface LeadText {
  minutesBefore: number
  /** milliseconds since the epoch */
  now: number
  /** IANA name */
  timeZone: string
  /** milliseconds since the epoch: earlier occurrences are skipped */
  from?: number
}

/**
 * The first occurrence alerted strictly after an instant.
 * @returns undefined when there is none
 */
export function nextAlert(
  reminder: PlannedTimes,
  { minutesBefore, now, timeZone, from = now }: LeadText,
): (Occurrence & { alertAt: number }) | undefined {
  const earliest = Math.max(from, earliestAlertedAfter(now, minutesBefore))
  for (const occurrence of reminderOccurrences(reminder, earliest, timeZone)) {
    const alert = alertAt(occurrence.at, minutesBefore, timeZone)
    if (alert > now) return { ...occurrence, alertAt: alert }
  }
  return undefined
}
