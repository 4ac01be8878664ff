import { nextTold, toldAt } from '@pepwell/domain/reminder-leads'
import type { ReminderOccurrence } from '@pepwell/domain/reminder-outcomes'
import { nextRepeat } from '@pepwell/domain/reminder-repeats'
import { nextReminderOccurrence, type PlannedTimes } from '@pepwell/domain/reminders'
import type { Occurrence } from '@pepwell/domain/schedules'
import type { Db } from '../../database/connect.ts'
import {
  countFrom,
  type DuesScope,
  deleteDues,
  deleteOtherDues,
  dropSnoozes,
  lockReminders,
  lockZoneOf,
  type NextDue,
  writeDues,
} from './dues.queries.ts'
import { wakeDispatchers } from './dues-changed.ts'

const isLive = ({ isActive, status }: { isActive: boolean; status: string }) =>
  isActive && status === 'active'

/** When a reminder is due of an occurrence. */
const dueOf = ({ time }: PlannedTimes, { day, at, toldAt }: Occurrence & { toldAt: number }) => ({
  occursOn: day,
  occursAt: new Date(at),
  wallTime: time,
  dueAt: new Date(toldAt),
})

/** When a reminder is due, strictly after `now`, that comes so many minutes before its occurrences. */
function dueAfter(now: number, reminder: PlannedTimes, minutesBefore: number, timeZone: string) {
  const next = nextTold(reminder, { minutesBefore, now, timeZone })
  return next && dueOf(reminder, next)
}

type LiveReminder = Awaited<ReturnType<typeof lockReminders>>[number]

/** When a reminder comes again next, strictly after `now`, if it does so until its dose is logged. */
function repeatAfter(now: number, reminder: LiveReminder, timeZone: string): NextDue[] {
  const { id, repeatEvery: every, countsFrom, time } = reminder
  if (every === null) return []
  const next = nextRepeat(reminder, { every, now, from: countsFrom.getTime(), timeZone })
  if (!next) return []
  const occurrence = { occursOn: next.day, occursAt: new Date(next.at), wallTime: time }
  return [{ reminderId: id, minutesBefore: -every, ...occurrence, dueAt: new Date(next.dueAt) }]
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
  const live = reminders.filter(isLive)
  const dues = live.flatMap((reminder) => [
    ...reminder.timingOptions.flatMap((minutesBefore) => {
      const due = dueAfter(now, reminder, minutesBefore, timeZone)
      return due ? [{ ...due, reminderId: reminder.id, minutesBefore }] : []
    }),
    ...repeatAfter(now, reminder, timeZone),
  ])
  const idsOf = (some: typeof reminders) => some.map(({ id }) => id)
  const silent = idsOf(reminders.filter((reminder) => !live.includes(reminder)))
  await deleteDues(tx, silent)
  await dropSnoozes(tx, silent)
  const moment = { now: new Date(now), timeZone }
  await deleteOtherDues(tx, { reminderIds: idsOf(live), kept: dues, ...moment })
  await writeDues(tx, dues, moment)
  await wakeDispatchers(tx, dues, now)
}

/**
 * Has occurrences told that are open again, if they are still to come and all of their lead times are over: while they were
 * settled, nobody said anything. What was told with that lead time before is not told twice. In the transaction of
 * whatever opened them.
 * @param now milliseconds since the epoch
 */
export async function tellOpened(
  tx: Db,
  scope: DuesScope,
  opened: readonly ReminderOccurrence[],
  now: number,
): Promise<void> {
  const timeZone = await lockZoneOf(tx, scope.userId)
  if (timeZone === undefined) return
  const reminders = (await lockReminders(tx, scope)).filter(isLive)
  const dues = reminders.flatMap((reminder) => {
    const next = nextReminderOccurrence(reminder, now, timeZone)
    const isOpened = opened.some(({ reminderId, day }) => reminderId === reminder.id && day === next?.day)
    const minutesBefore = Math.min(...reminder.timingOptions)
    if (!isOpened || !next) return []
    const due = dueOf(reminder, { ...next, toldAt: toldAt(next.at, minutesBefore, timeZone) })
    return due.dueAt.getTime() <= now ? [{ ...due, reminderId: reminder.id, minutesBefore }] : []
  })
  await writeDues(tx, dues, { now: new Date(now), timeZone })
  await wakeDispatchers(tx, dues, now)
}

/**
 * Has the reminders of a plan entry that is resumed begin anew: what was while it was paused, nobody was to do. Reckons when
 * they are due, like {@link reckonDues}.
 */
export async function beginAnew(
  tx: Db,
  scope: { userId: string; userPeptideId: number },
  now: number,
): Promise<void> {
  await lockZoneOf(tx, scope.userId)
  await countFrom(tx, scope, new Date(now))
  await reckonDues(tx, scope, now)
}
