import type { Occurrence } from '../schedules/schedules.ts'
import { alertAt, earliestAlertedAfter } from './leads.ts'
import { EXPIRES_AFTER } from './notifications.ts'
import { type PlannedTimes, reminderOccurrences, sameInZone } from './reminders.ts'

/** Expired occurrences are counted up to this number; beyond it they are 'more than'. */
export const MAX_COUNTED = 30

/** What a reminder with one lead time must send at an instant. */
export interface DueOccurrences {
  /** too late to be sent, earliest first; at most {@link MAX_COUNTED} */
  expired: Occurrence[]
  /** whether more occurrences expired than were counted */
  hasMoreExpired: boolean
  /** to be sent now, earliest first */
  current: Occurrence[]
  /** the first occurrence that isn't due yet; undefined when there is none */
  next: Occurrence | undefined
}

/** A previously scheduled occurrence: the reminder's time or the person's zone may have changed since. */
interface ScheduledOccurrence extends Occurrence {
  /** 'HH:MM', the wall time then */
  time: string
}

/** When things are sent. */
interface Sending {
  minutesBefore: number
  /** milliseconds since the epoch */
  now: number
  /** IANA name */
  timeZone: string
}

/**
 * Everything that became due since a reminder was last checked. Its cost doesn't depend on how long ago that was.
 * @param first the earliest unsent occurrence, as scheduled then
 * @throws RangeError when the zone or the reminder's time is invalid
 */
export function dueOccurrences(
  reminder: PlannedTimes,
  first: ScheduledOccurrence,
  { minutesBefore, now, timeZone }: Sending,
): DueOccurrences {
  const due: DueOccurrences = { expired: [], hasMoreExpired: false, current: [], next: undefined }
  const alertOf = ({ at }: Occurrence) => alertAt(at, minutesBefore, timeZone)
  /** alerts due before this instant expired */
  const oldest = now - EXPIRES_AFTER
  for (const occurrence of walk(reminder, first, timeZone)) {
    if (alertOf(occurrence) >= oldest) break
    due.hasMoreExpired = due.expired.length === MAX_COUNTED
    if (due.hasMoreExpired) break
    due.expired.push(occurrence)
  }
  const from =
    alertOf(first) >= oldest
      ? walk(reminder, first, timeZone)
      : reminderOccurrences(reminder, earliestAlertedAfter(oldest, minutesBefore), timeZone)
  for (const occurrence of from) {
    if (alertOf(occurrence) > now) return { ...due, next: occurrence }
    if (alertOf(occurrence) >= oldest) due.current.push(occurrence)
  }
  return due
}

/**
 * Starts at an occurrence. One scheduled in another zone isn't repeated; one that the person rescheduled is.
 */
function* walk(reminder: PlannedTimes, first: ScheduledOccurrence, timeZone: string): Generator<Occurrence> {
  const { day, at, time } = first
  yield { day, at }
  const same = time === reminder.time ? sameInZone(reminder, at, timeZone) : undefined
  yield* reminderOccurrences(reminder, (same?.at ?? at) + 1, timeZone)
}
