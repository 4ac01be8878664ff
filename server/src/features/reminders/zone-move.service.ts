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

/** The largest distance between two time zones, in milliseconds. */
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
  const from = lastAlert(reminder, move) + 1
  return [neighbors?.next, neighbors?.last].flatMap((one) => {
    if (!one || one.at < from || !counts(reminder, one)) return []
    return passedAlert(reminder, one, move).flatMap((due) =>
      // A reminder created or resumed too late for this occurrence doesn't alert it.
      due.dueAt && due.dueAt >= reminder.countsFrom ? [{ reminderId: reminder.id, ...one, due }] : [],
    )
  })
}

interface Around extends Omit<Move, 'alerted'> {
  reminders: readonly LiveReminder[]
  doses: Awaited<ReturnType<typeof latestDosesOf>>
}

/** The interval of an occurrence, and when doses of its plan entry were taken. */
function around({ reminderId, at }: TimedOccurrence, { reminders, now, timeZone, doses }: Around) {
  const entryId = reminders.find(({ id }) => id === reminderId)?.userPeptideId
  const own = reminders.filter(({ userPeptideId }) => userPeptideId === entryId)
  const passed = occurrencesNear(own, now, timeZone).find(
    (one) => one.reminderId === reminderId && one.at === at,
  )
  const taken = doses.filter(({ userPeptideId }) => userPeptideId === entryId)
  return { half: (passed?.interval ?? 0) / 2, taken: taken.map(({ takenAt }) => takenAt) }
}

/**
 * Whether a dose was taken within the last half interval. If it was late, before the flight, it belongs to an earlier
 * occurrence than the one the new clock has passed; still, don't ask for the next dose right after it.
 */
function isJustTaken(one: TimedOccurrence, context: Around): boolean {
  const { half, taken } = around(one, context)
  return taken.some((at) => at >= context.now - half && at <= context.now)
}

/**
 * Whether the old clock may have left an occurrence without an alert: it was ahead there, or a dose resolved it that the
 * new clock has moved more than half an interval away. Anything else was alerted there.
 */
function mayLackAlert(one: TimedOccurrence, context: Around): boolean {
  if (one.at >= context.now - FARTHEST_APART) return true
  const { half, taken } = around(one, context)
  return taken.some((at) => at < one.at - half && at >= one.at - half - FARTHEST_APART)
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
  const context = { reminders, now, timeZone, doses }
  const open = passed
    .filter((one) => mayLackAlert(one, context))
    .filter(({ reminderId, at }) => !resolved.some((one) => one.reminderId === reminderId && one.at === at))
    .filter((one) => !isJustTaken(one, context))
  // The later of two: one alert of a reminder is enough.
  const alerts = [...new Map(open.reverse().map(({ reminderId, due }) => [reminderId, due])).values()]
  await writeAlerts(tx, userId, alerts, { now: new Date(now), timeZone })
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
