import type { Occurrence } from '../schedules/schedules.ts'
import { type PlannedTimes, reminderOccurrences } from './reminders.ts'

const MINUTE_MS = 60_000
const DAY = 24 * 60

/**
 * When an occurrence is told of. Less than a day before is time that passes; a day before is the same time on the clock of
 * the day before, however many hours that is.
 * @param at of the occurrence, milliseconds since the epoch
 * @param timeZone IANA name
 */
export function alertAt(at: number, minutesBefore: number, timeZone: string): number {
  if (minutesBefore < DAY) return at - minutesBefore * MINUTE_MS
  const days = Math.floor(minutesBefore / DAY)
  const before = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).subtract({ days })
  return before.epochMilliseconds - (minutesBefore % DAY) * MINUTE_MS
}

/** What is told of after an instant is not before this one; of whole days nobody knows how long they are. */
export const earliestAlertedAfter = (instant: number, minutesBefore: number): number =>
  instant + (minutesBefore % DAY) * MINUTE_MS

/** When to tell of something. */
interface Telling {
  minutesBefore: number
  /** milliseconds since the epoch */
  now: number
  /** IANA name */
  timeZone: string
  /** milliseconds since the epoch: occurrences before this one are passed over */
  from?: number
}

/**
 * The first occurrence that is told of strictly after an instant.
 * @returns undefined when there is none
 */
export function nextAlert(
  reminder: PlannedTimes,
  { minutesBefore, now, timeZone, from = now }: Telling,
): (Occurrence & { alertAt: number }) | undefined {
  const earliest = Math.max(from, earliestAlertedAfter(now, minutesBefore))
  for (const occurrence of reminderOccurrences(reminder, earliest, timeZone)) {
    const told = alertAt(occurrence.at, minutesBefore, timeZone)
    if (told > now) return { ...occurrence, alertAt: told }
  }
  return undefined
}
