import type { MissedRule } from '../doses/missed-dose.ts'
import { type Overdue, overdueOf, passedOccurrences } from './overdue.ts'
import { DUE_FOR, nextReminderOccurrence, type PlannedTimes } from './reminders.ts'

/** A reminder as it was told a while ago. Instants are milliseconds since the epoch. */
export interface CachedReminder extends PlannedTimes {
  id: number
  /** what it was for next: of nothing from then on anything was known to come; null where it had no time to come */
  nextAt: number | null
  /** what the label of the medicine says of a missed dose; undefined where it says nothing */
  missed: MissedRule | undefined
}

/** What a reminder is for by now; undefined where it is not. */
export interface TimesByNow {
  dueSince: number | undefined
  overdue: Overdue | undefined
  /** its last occurrence, once that is overdue no longer */
  missedAt: number | undefined
  nextAt: number | undefined
}

/**
 * What a reminder is for once the time that it was told of has come, as long as nothing new is told and nothing came of it.
 * @param ofEntry all active reminders of its plan entry, itself among them
 * @param moment `now` in milliseconds since the epoch, and the IANA name of the person's zone
 * @returns undefined as long as what was told still holds
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
