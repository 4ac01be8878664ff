import type { MissedRule } from '../doses/missed-dose.ts'
import { type Overdue, overdueOf, passedOccurrences } from './overdue.ts'
import { DUE_FOR, nextReminderOccurrence, type PlannedTimes } from './reminders.ts'

/** A reminder as cached a while ago. Instants are milliseconds since the epoch. */
export interface CachedReminder extends PlannedTimes {
  id: number
  /** its next occurrence when cached; null when it had none */
  nextAt: number | null
  /** the label's rule for missed doses; undefined without one */
  missed: MissedRule | undefined
}

/** A reminder's present times; undefined when it has none. */
export interface TimesByNow {
  dueSince: number | undefined
  overdue: Overdue | undefined
  /** its last occurrence, once that is no longer overdue */
  missedAt: number | undefined
  nextAt: number | undefined
}

/**
 * A cached reminder's present times, as long as nothing new arrived and nothing resolved it.
 * @param ofEntry all active reminders of its plan entry, including itself
 * @param moment `now` in milliseconds since the epoch, and the IANA name of the person's zone
 * @returns undefined while the cached times still hold
 */
export function timesByNow(
  reminder: CachedReminder,
  ofEntry: readonly CachedReminder[],
  { now, timeZone }: { now: number; timeZone: string },
): TimesByNow | undefined {
  if (reminder.nextAt === null || reminder.nextAt > now) return undefined
  const counted = ofEntry.map((one) => ({ ...one, countsFrom: new Date(one.nextAt ?? 0) }))
  const passed = passedOccurrences(counted, now, timeZone).find(
    ({ reminderId }) => reminderId === reminder.id,
  )
  const overdue = passed && overdueOf(passed, () => undefined, reminder.missed, now)
  return {
    dueSince: passed && passed.at + DUE_FOR > now ? passed.at : undefined,
    overdue,
    missedAt: overdue ? undefined : passed?.at,
    nextAt: nextReminderOccurrence(reminder, now, timeZone)?.at,
  }
}
