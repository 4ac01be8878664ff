import { nextReminderOccurrence, type PlannedTimes } from '@pepwell/domain/reminders'
import type { Db } from '../../database/connect.ts'
import {
  countFrom,
  type DuesScope,
  deleteDues,
  deleteOtherDues,
  dropSnoozes,
  lockReminders,
  lockZoneOf,
  writeDues,
} from './dues.queries.ts'
import { wakeDispatchers } from './dues-changed.ts'

const MINUTE_MS = 60_000

/** When a reminder is due, strictly after `now`, that comes so many minutes before its occurrences. */
function dueAfter(now: number, reminder: PlannedTimes, minutesBefore: number, timeZone: string) {
  const lead = minutesBefore * MINUTE_MS
  const next = nextReminderOccurrence(reminder, now + lead, timeZone)
  return (
    next && {
      occursOn: next.day,
      occursAt: new Date(next.at),
      wallTime: reminder.time,
      dueAt: new Date(next.at - lead),
    }
  )
}

/**
 * Reckons when reminders are due next, in the zone that the person lives in now. A lead time whose moment has passed
 * starts with the occurrence after. What was due already and waits to be sent stays; reminders that are paused, or
 * whose plan entry is, fall silent. Call it in the transaction of whatever changed a reminder, its plan entry or the
 * person's zone; it locks the person, then the reminders, then the dues.
 * @param now milliseconds since the epoch
 */
export async function reckonDues(tx: Db, scope: DuesScope, now: number): Promise<void> {
  const timeZone = await lockZoneOf(tx, scope.userId)
  const reminders = await lockReminders(tx, scope)
  if (timeZone === undefined || reminders.length === 0) return
  const live = reminders.filter(({ isActive, status }) => isActive && status === 'active')
  const dues = live.flatMap((reminder) =>
    reminder.timingOptions.flatMap((minutesBefore) => {
      const due = dueAfter(now, reminder, minutesBefore, timeZone)
      return due ? [{ ...due, reminderId: reminder.id, minutesBefore }] : []
    }),
  )
  const idsOf = (some: typeof reminders) => some.map(({ id }) => id)
  const silent = idsOf(reminders.filter((reminder) => !live.includes(reminder)))
  await deleteDues(tx, silent)
  await dropSnoozes(tx, silent)
  await deleteOtherDues(tx, { reminderIds: idsOf(live), kept: dues, now: new Date(now) })
  await writeDues(tx, dues, new Date(now))
  await wakeDispatchers(tx, dues, now)
}

/**
 * Has the reminders of a plan entry that is resumed begin anew: what was while it was paused, nobody was to do. After
 * {@link reckonDues}, which locks them.
 */
export const beginAnew = countFrom
