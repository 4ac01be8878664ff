import type { EntryTimes } from '@pepwell/contract/reminders/entry-times'
import { scheduleFrom, usesWeekdays } from '@pepwell/domain/reminders/presets'
import { automaticTitle } from '@pepwell/domain/reminders/reminders'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { MAX_REMINDERS } from '@pepwell/domain/text/limits'
import { type CalendarDay, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { lockZoneOf } from './alert-schedule.queries.ts'
import { rescheduleAlerts } from './alert-schedule.service.ts'
import { insertEachTime } from './new-reminder.ts'

/** A plan entry that was just added. */
interface NewEntry {
  id: number
  name: string
  frequency: string
  startDate: CalendarDay
}

/**
 * Locks a person's reminders before adding more. Take it before all other locks.
 * @throws Refusal REMINDERS_FULL
 */
export async function requireRoomForReminders(
  tx: Db,
  userId: string,
  { time, alsoAt }: EntryTimes,
): Promise<void> {
  const count = (await lockOwnRows(tx, 'reminders', userId)) + new Set([time, ...alsoAt]).size
  if (count > MAX_REMINDERS) throw new Refusal('REMINDERS_FULL')
}

/** A reminder's frequency: the plan's, or weekly on the chosen days if reminders don't support it. */
function scheduleOf({ frequency, startDate }: NewEntry, days: EntryTimes['days']) {
  const planned = scheduleFrom(frequency, startDate)
  if (!planned) return { frequency: 'Custom' as const, days: days ?? [...weekdays] }
  return days && usesWeekdays(planned.frequency)
    ? { ...planned, days }
    : { ...planned, days: [...planned.days] }
}

/**
 * Creates the reminders of a new plan entry in its transaction. Its first day's dose is due from the start of that
 * day, so Today shows it even after its time.
 */
export async function addEntryReminders(
  tx: Db,
  user: SessionUser,
  entry: NewEntry,
  { days, ...times }: EntryTimes,
  now: number,
): Promise<void> {
  const timeZone = (await lockZoneOf(tx, user.id)) ?? user.timeZone
  const { id: userPeptideId, name, frequency: answeredFrequency, startDate } = entry
  const isToday = startDate === dayOf(now, timeZone)
  const about = { title: automaticTitle(name), userPeptideId, dose: null, answeredFrequency }
  await insertEachTime(
    tx,
    {
      ...{ ...about, ...times, ...scheduleOf(entry, days) },
      ...{ anchor: startDate, repeatEvery: null, isActive: true },
    },
    { userId: user.id, now, timeZone, countsFrom: isToday ? instantOf(startDate, '00:00', timeZone) : now },
  )
  await rescheduleAlerts(tx, { userId: user.id, userPeptideId }, now)
}
