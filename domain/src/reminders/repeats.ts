import type { Occurrence } from '../schedules/schedules.ts'
import { LATE_AFTER } from './notifications.ts'
import { type PlannedTimes, reminderOccurrences } from './reminders.ts'

/** Every so many minutes a reminder can come again, until its dose is logged. */
export const repeatIntervals = [5, 10, 15, 30, 60] as const

const MINUTE_MS = 60_000
const MOST_REPEATS = 6
const LONGEST_MINUTES = 180

/** How often a reminder comes again: six times, and for three hours at most. */
export const mostRepeats = (every: number): number =>
  Math.min(MOST_REPEATS, Math.floor(LONGEST_MINUTES / every))

/** When the n-th repeat of an occurrence is due. Milliseconds since the epoch. */
export const repeatAt = (at: number, every: number, count: number): number => at + count * every * MINUTE_MS

/**
 * Which repeat of an occurrence is to be sent now: the last whose time has come, however many before it were not sent.
 * @param at of the occurrence, and `now`: milliseconds since the epoch
 * @returns 0 before the first, and once the time of the last is over
 */
export function repeatNow(at: number, every: number, now: number): number {
  const most = mostRepeats(every)
  if (now > repeatAt(at, every, most) + LATE_AFTER) return 0
  return Math.max(0, Math.min(most, Math.floor((now - at) / (every * MINUTE_MS))))
}

interface Repeating {
  /** minutes between two repeats */
  every: number
  /** milliseconds since the epoch */
  now: number
  /** an occurrence before this is not repeated */
  from: number
  /** IANA name */
  timeZone: string
}

/**
 * The first repeat strictly after an instant: of an occurrence that is repeated already, or of the next.
 * @returns undefined when there is none
 */
export function nextRepeat(
  reminder: PlannedTimes,
  { every, now, from, timeZone }: Repeating,
): (Occurrence & { dueAt: number }) | undefined {
  const most = mostRepeats(every)
  const begin = Math.max(from, repeatAt(now, every, -most))
  for (const occurrence of reminderOccurrences(reminder, begin, timeZone)) {
    const count = Math.max(0, Math.floor((now - occurrence.at) / (every * MINUTE_MS))) + 1
    if (count <= most) return { ...occurrence, dueAt: repeatAt(occurrence.at, every, count) }
  }
  return undefined
}
