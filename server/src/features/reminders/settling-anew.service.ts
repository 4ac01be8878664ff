import type { TimedOccurrence } from '@pepwell/domain/reminder-outcomes'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { lockReminders, lockZoneOf } from './alert-schedule.queries.ts'
import { tellOpened } from './alert-schedule.service.ts'
import { outcomeOf } from './outcomes.queries.ts'
import { occurrenceOfDose, settleByDose, type TakenDose } from './outcomes.service.ts'
import * as queries from './settling-anew.queries.ts'

/**
 * Holds still what doses of a peptide resolve, until the transaction ends. Before one of its doses is changed or removed:
 * the person, the entries and their reminders are locked in the order in which everybody does.
 * @returns the entries of the peptide
 */
export async function holdSettling(tx: Db, user: SessionUser, userPeptideId: number): Promise<number[]> {
  await lockZoneOf(tx, user.id)
  const entries = await queries.lockEntries(tx, { userId: user.id, userPeptideId })
  for (const id of entries) await lockReminders(tx, { userId: user.id, userPeptideId: id })
  return entries
}

/** Whoever is there is for what another one was for: of the doses that settle nothing the first whose occurrence it is. */
async function settleBySpare(
  tx: Db,
  user: SessionUser,
  { userPeptideId, freed }: { userPeptideId: number; freed: TimedOccurrence },
  decidedAt: Date,
): Promise<void> {
  const scope = { userId: user.id, userPeptideId }
  for (const { id: dosageLogId, takenAt } of await queries.spareDosesNear(tx, scope, new Date(freed.at))) {
    const nearest = await occurrenceOfDose(tx, user, { userPeptideId, takenAt })
    if (nearest?.reminderId !== freed.reminderId || nearest.at !== freed.at) continue
    return settleByDose(tx, freed, { ...scope, dosageLogId, decidedAt })
  }
}

/**
 * What a dose had settled goes to another dose that settles nothing so far; otherwise it is open again, and told of if it
 * is still to come. After the dose was changed or removed, in the same transaction.
 */
export async function passOn(
  tx: Db,
  user: SessionUser,
  { userPeptideId, freed }: { userPeptideId: number; freed: readonly TimedOccurrence[] },
  decidedAt: Date,
): Promise<void> {
  if (freed.length === 0) return
  for (const id of await holdSettling(tx, user, userPeptideId))
    await passOnWithin(tx, user, { userPeptideId: id, freed }, decidedAt)
}

/** The same for the reminders of one entry. */
async function passOnWithin(
  tx: Db,
  user: SessionUser,
  { userPeptideId, freed }: { userPeptideId: number; freed: readonly TimedOccurrence[] },
  decidedAt: Date,
): Promise<void> {
  const scope = { userId: user.id, userPeptideId }
  const reminders = await lockReminders(tx, scope)
  const opened: TimedOccurrence[] = []
  for (const one of freed) {
    const reminder = reminders.find(({ id }) => id === one.reminderId)
    if (!reminder || (await outcomeOf(tx, one))) continue
    await settleBySpare(tx, user, { userPeptideId, freed: one }, decidedAt)
    if (!(await outcomeOf(tx, one))) opened.push(one)
  }
  if (opened.length > 0) await tellOpened(tx, scope, opened, decidedAt.getTime())
}

/** A dose that was changed settles anew, as if it were logged now; see {@link passOn} for what it settled before. */
export async function settleAnew(
  tx: Db,
  user: SessionUser,
  dose: TakenDose & { dosageLogId: number },
  decidedAt: Date,
): Promise<void> {
  const freed = await queries.freeOfDose(tx, dose.dosageLogId)
  const occurrence = await occurrenceOfDose(tx, user, dose)
  if (occurrence) await settleByDose(tx, occurrence, { ...dose, userId: user.id, decidedAt })
  await passOn(tx, user, { userPeptideId: dose.userPeptideId, freed }, decidedAt)
}

/** See {@link queries.freeOfDose}; the dose is about to go. */
export const freeOfDose = queries.freeOfDose
