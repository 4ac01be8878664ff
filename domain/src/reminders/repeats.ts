import type { Occurrence } from '../schedules/schedules.ts'
import { LATE_AFTER } from './notifications.ts'
import { type PlannedTimes, reminderOccurrences } from './reminders.ts'

/** The intervals, in minutes, at which a reminder can repeat until its dose is logged. */
export const repeatIntervals = [5, 10, 15, 30, 60] as const

const MINUTE_MS = 60_000
const MAX_REPEATS = 6
const MAX_MINUTES = 180

/** The maximum number of repeats, and their maximum duration. */
export const maxRepeats = (every: number): number => Math.min(MAX_REPEATS, Math.floor(MAX_MINUTES / every))

/** The time of an occurrence's n-th repeat. Milliseconds since the epoch. */
export const repeatAt = (at: number, every: number, count: number): number => at + count * every * MINUTE_MS

/**
 * The repeat to send now: the latest due one, however many before it were not sent.
 * @param at the occurrence, and `now`: milliseconds since the epoch
 * @returns 0 before the first, and after the last one's time is over
 */
export function repeatNow(at: number, every: number, now: number): number {
  const max = maxRepeats(every)
  if (now > repeatAt(at, every, max) + LATE_AFTER) return 0
  return Math.max(0, Math.min(max, Math.floor((now - at) / (every * MINUTE_MS))))
}

interface Repeating {
  /** minutes between two repeats */
  every: number
  /** milliseconds since the epoch */
  now: number
  /** earlier occurrences aren't repeated */
  from: number
  /** IANA name */
  timeZone: string
}

/**
 * The first repeat strictly after an instant, of an occurrence that is already repeating or of the next.
 * @returns undefined when there is none
 */
export function nextRepeat(
  reminder: PlannedTimes,
  { every, now, from, timeZone }: Repeating,
): (Occurrence & { dueAt: number }) | undefined {
  const max = maxRepeats(every)
  const begin = Math.max(from, repeatAt(now, every, -max))
  for (const occurrence of reminderOccurrences(reminder, begin, timeZone)) {
    const count = Math.max(0, Math.floor((now - occurrence.at) / (every * MINUTE_MS))) + 1
    if (count <= max) return { ...occurrence, dueAt: repeatAt(occurrence.at, every, count) }
  }
  return undefined
}
