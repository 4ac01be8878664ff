import { type CountedReminder, type OutcomeOf, occurrencesNear } from '@pepwell/domain/reminders/outcomes'
import {
  dosesToReassign,
  nearestTo,
  reassignedDoses,
  reassignedSkips,
} from '@pepwell/domain/reminders/reassigned-doses'
import { followsDoses } from '@pepwell/domain/reminders/reminders'
import type { Db } from '../../database/connect.ts'
import { insertSkip, outcomesOf, resolveByDose } from './outcomes.queries.ts'
import {
  type EntryScope,
  latestDosesOf,
  latestSkips,
  remindersToReassign,
  reopen,
} from './reassign-occurrences.queries.ts'
import { moveSnooze, openSnoozes } from './snoozes.queries.ts'

type Reminder = Awaited<ReturnType<typeof remindersToReassign>>[number]
type Dose = Awaited<ReturnType<typeof latestDosesOf>>[number]

interface Moment {
  now: number
  timeZone: string
}

/** Outcomes of everything around some doses. */
async function outcomesOfOtherReminders(
  tx: Db,
  doses: readonly Dose[],
  live: readonly CountedReminder[],
  timeZone: string,
): Promise<OutcomeOf> {
  const outcomes = await outcomesOf(
    tx,
    doses.flatMap(({ takenAt }) => occurrencesNear(live, takenAt, timeZone)),
  )
  return ({ reminderId, at }) =>
    outcomes.find((outcome) => outcome.reminderId === reminderId && outcome.at === at)?.outcome
}

/** Reminders that follow the last dose have already moved. */
const isFree = ({ frequency }: Reminder): boolean => !followsDoses(frequency)

/** Doses whose occurrence was deleted resolve the plan entry's nearest one. */
async function reassignDoses(
  tx: Db,
  userId: string,
  { reminders, doses }: { reminders: readonly Reminder[]; doses: readonly Dose[] },
  { now, timeZone }: Moment,
): Promise<void> {
  const active = reminders.filter(({ isLive }) => isLive)
  // If all are paused, their occurrences stay resolved.
  if (active.length === 0) return
  const free = dosesToReassign(doses, active, { now, timeZone }) as Dose[]
  await reopen(
    tx,
    free.map(({ id }) => id),
    new Date(now),
  )
  const live = active.filter(isFree)
  const outcomeOf = await outcomesOfOtherReminders(tx, free, live, timeZone)
  const decidedAt = new Date(now)
  for (const { dose, occurrence } of reassignedDoses(free, live, { outcomeOf, timeZone })) {
    const { userPeptideId } = free.find(({ id }) => id === dose.id) as Dose
    const isReassigned = dose.resolved.length > 0
    await resolveByDose(tx, occurrence, {
      userId,
      userPeptideId,
      dosageLogId: dose.id,
      decidedAt,
      isReassigned,
    })
  }
}

/** Skips and snoozes of removed occurrences move to the nearest ones. */
async function carryOver(
  tx: Db,
  userId: string,
  reminders: readonly Reminder[],
  { now, timeZone }: Moment,
): Promise<void> {
  const live = reminders.filter((reminder) => reminder.isLive && isFree(reminder))
  const ids = live.map(({ id }) => id)
  const skips = reassignedSkips(await latestSkips(tx, ids), live, timeZone)
  for (const skip of skips)
    await insertSkip(tx, skip, { userId, decidedAt: new Date(now), isReassigned: true })
  for (const { id, ...snoozed } of await openSnoozes(tx, ids)) {
    const reminder = live.find((one) => one.id === snoozed.reminderId)
    const to = reminder && nearestTo(reminder, snoozed.at, timeZone)
    if (to) await moveSnooze(tx, id, to)
  }
}

/**
 * Makes the latest doses without an occurrence resolve the nearest one, by the same rule as when they are logged.
 * Call it after reminders of a plan entry were created, moved, paused or resumed, its start or end changed, or the
 * time zone changed, in the same transaction and before scheduling.
 * @param now milliseconds since the epoch
 */
export async function reassignOccurrences(
  tx: Db,
  { timeZone, ...scope }: EntryScope & { timeZone: string },
  now: number,
): Promise<void> {
  const reminders = await remindersToReassign(tx, scope)
  if (reminders.length === 0) return
  const byEntry = Map.groupBy(reminders, ({ userPeptideId }) => userPeptideId)
  const doses = await latestDosesOf(tx, [...byEntry.keys()])
  for (const [id, own] of byEntry) {
    const taken = doses.filter(({ userPeptideId }) => userPeptideId === id)
    await reassignDoses(tx, scope.userId, { reminders: own, doses: taken }, { now, timeZone })
  }
  await carryOver(tx, scope.userId, reminders, { now, timeZone })
}
