import { counts, occurrencesNear, type TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import { sameInZone, scheduleOf } from '@pepwell/domain/reminders/reminders'
import { neighborsOf } from '@pepwell/domain/schedules/schedules'
import type { Db } from '../../database/connect.ts'
import {
  alertedOccurrences,
  lockReminders,
  lockZoneOf,
  type NextAlert,
  writeAlerts,
} from './alert-schedule.queries.ts'
import { isLive, type LiveReminder, passedAlert, rescheduleAlerts } from './alert-schedule.service.ts'
import { wakeDispatchers } from './alerts-changed.ts'
import { followDoses } from './following-doses.service.ts'
import { outcomesOf } from './outcomes.queries.ts'
import { latestDosesOf } from './reassign-occurrences.queries.ts'
import { reassignOccurrences } from './reassign-occurrences.service.ts'

/** The largest distance between two time zones: anything older was alerted in the previous zone. Milliseconds. */
const FARTHEST_APART = 26 * 60 * 60 * 1000

interface Move {
  now: number
  timeZone: string
  alerted: Awaited<ReturnType<typeof alertedOccurrences>>
}

/** The instant of a reminder's last alerted occurrence in this zone. */
function lastAlert(reminder: LiveReminder, { alerted, timeZone }: Move): number {
  const own = alerted.filter(({ reminderId }) => reminderId === reminder.id)
  const at = Math.max(...own.map((one) => one.at))
  return own.length > 0 ? (sameInZone(reminder, at, timeZone)?.at ?? at) : at
}

/** Occurrences whose lead times have all passed without an alert, because they were ahead on the old clock. */
function passedUnalerted(reminder: LiveReminder, move: Move): (TimedOccurrence & { due: NextAlert })[] {
  const { now, timeZone } = move
  const neighbors = neighborsOf(scheduleOf(reminder), now, timeZone)
  const from = Math.max(lastAlert(reminder, move) + 1, now - FARTHEST_APART)
  return [neighbors?.next, neighbors?.last].flatMap((one) => {
    if (!one || one.at < from || !counts(reminder, one)) return []
    return passedAlert(reminder, one, move).flatMap((due) =>
      // A reminder created or resumed too late for this occurrence doesn't alert it.
      due.dueAt && due.dueAt >= reminder.countsFrom ? [{ reminderId: reminder.id, ...one, due }] : [],
    )
  })
}

/**
 * Whether a dose was taken within the last half interval. If it was late, before the flight, it belongs to an earlier
 * occurrence than the one the new clock has passed; still, don't ask for the next dose right after it.
 */
function isJustTaken(
  { reminderId, at }: TimedOccurrence,
  reminders: readonly LiveReminder[],
  { now, timeZone, doses }: Omit<Move, 'alerted'> & { doses: Awaited<ReturnType<typeof latestDosesOf>> },
): boolean {
  const entryId = reminders.find(({ id }) => id === reminderId)?.userPeptideId
  const own = reminders.filter(({ userPeptideId }) => userPeptideId === entryId)
  const passed = occurrencesNear(own, now, timeZone).find(
    (one) => one.reminderId === reminderId && one.at === at,
  )
  const from = now - (passed?.interval ?? 0) / 2
  return doses.some(
    ({ userPeptideId, takenAt }) => userPeptideId === entryId && takenAt >= from && takenAt <= now,
  )
}

/** Alerts at once what would have been alerted by now, had the person been in this zone before. */
async function alertPassed(tx: Db, userId: string, { now, timeZone }: Omit<Move, 'alerted'>): Promise<void> {
  const reminders = (await lockReminders(tx, { userId })).filter(isLive)
  const alerted = await alertedOccurrences(
    tx,
    reminders.map(({ id }) => id),
  )
  const passed = reminders.flatMap((reminder) => passedUnalerted(reminder, { now, timeZone, alerted }))
  const resolved = await outcomesOf(tx, passed)
  const doses = await latestDosesOf(tx, [...new Set(reminders.map(({ userPeptideId }) => userPeptideId))])
  const open = passed
    .filter(({ reminderId, at }) => !resolved.some((one) => one.reminderId === reminderId && one.at === at))
    .filter((one) => !isJustTaken(one, reminders, { now, timeZone, doses }))
  // The later of two: one alert of a reminder is enough.
  const alerts = [...new Map(open.reverse().map(({ reminderId, due }) => [reminderId, due])).values()]
  await writeAlerts(tx, alerts, { now: new Date(now), timeZone })
  await wakeDispatchers(tx, alerts, now)
}

/**
 * Moves a person's reminders to the clock of their new time zone: doses resolve the nearest occurrences, nothing is
 * alerted twice, and what the new clock has passed is alerted at once. Call it in the transaction that changes the
 * zone.
 * @param now milliseconds since the epoch
 */
export async function moveToZone(tx: Db, userId: string, now: number): Promise<void> {
  const timeZone = await lockZoneOf(tx, userId)
  if (timeZone === undefined) return
  await lockReminders(tx, { userId })
  await followDoses(tx, { userId }, now)
  await reassignOccurrences(tx, { userId, timeZone }, now)
  await rescheduleAlerts(tx, { userId }, now)
  await alertPassed(tx, userId, { now, timeZone })
}
