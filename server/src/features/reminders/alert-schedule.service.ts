import { alertAt, nextAlert } from '@pepwell/domain/reminders/leads'
import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import { nextReminderOccurrence, type PlannedTimes, sameInZone } from '@pepwell/domain/reminders/reminders'
import { nextRepeat } from '@pepwell/domain/reminders/repeats'
import type { Occurrence } from '@pepwell/domain/schedules/schedules'
import type { Db } from '../../database/connect.ts'
import {
  type AlertScope,
  alertedOccurrences,
  countFrom,
  deleteAlerts,
  deleteOtherAlerts,
  dropSnoozes,
  lockReminders,
  lockZoneOf,
  type NextAlert,
  writeAlerts,
} from './alert-schedule.queries.ts'
import { wakeDispatchers } from './alerts-changed.ts'

export const isLive = ({ isActive, status }: { isActive: boolean; status: string }) =>
  isActive && status === 'active'

/** A reminder's alert for an occurrence. */
const alertFor = ({ time }: PlannedTimes, { day, at, alertAt }: Occurrence & { alertAt: number }) => ({
  occursOn: day,
  occursAt: new Date(at),
  wallTime: time,
  dueAt: new Date(alertAt),
})

/** A locked reminder with its plan entry. */
export type LiveReminder = Awaited<ReturnType<typeof lockReminders>>[number]

/** Time zone and time of scheduling, with the alerts sent so far. */
interface Scheduling {
  now: number
  timeZone: string
  alerted: Awaited<ReturnType<typeof alertedOccurrences>>
}

/** The occurrence a lead time sent an alert for in the previous time zone; undefined if none. */
function alertedElsewhere(reminder: LiveReminder, minutesBefore: number, { alerted, timeZone }: Scheduling) {
  const last = alerted.find((one) => one.reminderId === reminder.id && one.minutesBefore === minutesBefore)
  return last && sameInZone(reminder, last.at, timeZone)
}

/** A lead time's next alert, strictly after `now`. */
function alertAfter(reminder: LiveReminder, minutesBefore: number, scheduling: Scheduling): NextAlert[] {
  const { now, timeZone } = scheduling
  const from = (alertedElsewhere(reminder, minutesBefore, scheduling)?.at ?? now) + 1
  const next = nextAlert(reminder, { minutesBefore, now, timeZone, from })
  return next ? [{ ...alertFor(reminder, next), reminderId: reminder.id, minutesBefore }] : []
}

/** The next repeat, strictly after `now`, if the reminder repeats until logged. */
function repeatAfter(reminder: LiveReminder, scheduling: Scheduling): NextAlert[] {
  const { id, repeatEvery: every, countsFrom, time, timingOptions } = reminder
  if (every === null) return []
  const { now, timeZone } = scheduling
  const elsewhere = timingOptions.flatMap((minutes) => alertedElsewhere(reminder, minutes, scheduling) ?? [])
  const from = Math.max(countsFrom.getTime(), ...elsewhere.map(({ at }) => at))
  const next = nextRepeat(reminder, { every, now, from, timeZone })
  if (!next) return []
  const occurrence = { occursOn: next.day, occursAt: new Date(next.at), wallTime: time }
  return [{ reminderId: id, minutesBefore: -every, ...occurrence, dueAt: new Date(next.dueAt) }]
}

/**
 * Reschedules alerts in the person's current time zone. A lead time that has passed starts with the next occurrence.
 * Overdue alerts stay; paused reminders and those of paused plan entries have none. Call it in the transaction that
 * changes a reminder, its plan entry or the time zone; it locks the person, then the reminders, then the scheduled
 * alerts.
 * @param now milliseconds since the epoch
 */
export async function rescheduleAlerts(tx: Db, scope: AlertScope, now: number): Promise<void> {
  const timeZone = await lockZoneOf(tx, scope.userId)
  const reminders = await lockReminders(tx, scope)
  if (timeZone === undefined || reminders.length === 0) return
  const live = reminders.filter(isLive)
  const idsOf = (some: typeof reminders) => some.map(({ id }) => id)
  const scheduling = { now, timeZone, alerted: await alertedOccurrences(tx, idsOf(live)) }
  const alerts = live.flatMap((reminder) => [
    ...reminder.timingOptions.flatMap((minutesBefore) => alertAfter(reminder, minutesBefore, scheduling)),
    ...repeatAfter(reminder, scheduling),
  ])
  const silent = idsOf(reminders.filter((reminder) => !live.includes(reminder)))
  await deleteAlerts(tx, silent)
  await dropSnoozes(tx, silent)
  const moment = { now: new Date(now), timeZone }
  await deleteOtherAlerts(tx, { reminderIds: idsOf(live), scheduled: alerts, ...moment })
  await writeAlerts(tx, scope.userId, alerts, moment)
  await wakeDispatchers(tx, alerts, now)
}

/** The alert of a reminder's shortest lead time for an occurrence, if it has passed. */
export function passedAlert(
  reminder: LiveReminder,
  occurrence: Occurrence,
  { now, timeZone }: Omit<Scheduling, 'alerted'>,
): NextAlert[] {
  const minutesBefore = Math.min(...reminder.timingOptions)
  const due = alertFor(reminder, { ...occurrence, alertAt: alertAt(occurrence.at, minutesBefore, timeZone) })
  return due.dueAt.getTime() <= now ? [{ ...due, reminderId: reminder.id, minutesBefore }] : []
}

/**
 * Sends alerts for reopened occurrences that are still ahead but whose lead times have all passed: nobody was
 * notified while they were resolved. No lead time alerts twice. Call it in the transaction that reopens them.
 * @param now milliseconds since the epoch
 */
export async function alertReopened(
  tx: Db,
  scope: AlertScope,
  opened: readonly TimedOccurrence[],
  now: number,
): Promise<void> {
  const timeZone = await lockZoneOf(tx, scope.userId)
  if (timeZone === undefined) return
  const reminders = (await lockReminders(tx, scope)).filter(isLive)
  const alerts = reminders.flatMap((reminder) => {
    const next = nextReminderOccurrence(reminder, now, timeZone)
    const isOpened = opened.some(({ reminderId, at }) => reminderId === reminder.id && at === next?.at)
    return isOpened && next ? passedAlert(reminder, next, { now, timeZone }) : []
  })
  await writeAlerts(tx, scope.userId, alerts, { now: new Date(now), timeZone })
  await wakeDispatchers(tx, alerts, now)
}

/**
 * Restarts the reminders of a resumed plan entry: nothing was due during the pause. Reschedules alerts like {@link
 * rescheduleAlerts}.
 */
export async function restartReminders(
  tx: Db,
  scope: { userId: string; userPeptideId: number },
  now: number,
): Promise<void> {
  await lockZoneOf(tx, scope.userId)
  await countFrom(tx, scope, new Date(now))
  await rescheduleAlerts(tx, scope, now)
}
