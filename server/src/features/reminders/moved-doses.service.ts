import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { lockReminders, lockZoneOf } from './alert-schedule.queries.ts'
import { alertReopened } from './alert-schedule.service.ts'
import * as queries from './moved-doses.queries.ts'
import { outcomeOf } from './outcomes.queries.ts'
import { occurrenceOfDose, resolveByDose, type TakenDose } from './outcomes.service.ts'

/**
 * Locks what doses of a peptide resolve until the transaction ends. Call it before a dose is changed or removed. It
 * locks the person, then the entries, then their reminders, like every other writer.
 * @returns the ids of the peptide's plan entries
 */
export async function lockOutcomes(tx: Db, user: SessionUser, userPeptideId: number): Promise<number[]> {
  await lockZoneOf(tx, user.id)
  const entries = await queries.lockEntries(tx, { userId: user.id, userPeptideId })
  for (const id of entries) await lockReminders(tx, { userId: user.id, userPeptideId: id })
  return entries
}

/** Gives an open occurrence to the first unassigned dose for which it is the nearest. */
async function resolveBySpareDose(
  tx: Db,
  user: SessionUser,
  { userPeptideId, freed }: { userPeptideId: number; freed: TimedOccurrence },
  decidedAt: Date,
): Promise<void> {
  const scope = { userId: user.id, userPeptideId }
  for (const { id: dosageLogId, takenAt } of await queries.spareDosesNear(tx, scope, new Date(freed.at))) {
    const nearest = await occurrenceOfDose(tx, user, { userPeptideId, takenAt })
    if (nearest?.reminderId !== freed.reminderId || nearest.at !== freed.at) continue
    return resolveByDose(tx, freed, { ...scope, dosageLogId, decidedAt })
  }
}

/**
 * Gives an occurrence that a dose resolved to an unassigned dose. Otherwise it is open again, and alerted if it is
 * still ahead. Call it after the dose was changed or removed, in the same transaction.
 */
export async function reassignFreedOccurrences(
  tx: Db,
  user: SessionUser,
  { userPeptideId, freed }: { userPeptideId: number; freed: readonly TimedOccurrence[] },
  decidedAt: Date,
): Promise<void> {
  if (freed.length === 0) return
  for (const id of await lockOutcomes(tx, user, userPeptideId))
    await handOverWithin(tx, user, { userPeptideId: id, freed }, decidedAt)
}

/** The same for the reminders of one entry. */
async function handOverWithin(
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
    await resolveBySpareDose(tx, user, { userPeptideId, freed: one }, decidedAt)
    if (!(await outcomeOf(tx, one))) opened.push(one)
  }
  if (opened.length > 0) await alertReopened(tx, scope, opened, decidedAt.getTime())
}

/** Resolves a changed dose as if it were logged now; {@link reassignFreedOccurrences} handles what it resolved before. */
export async function resolveMovedDose(
  tx: Db,
  user: SessionUser,
  dose: TakenDose & { dosageLogId: number },
  decidedAt: Date,
): Promise<void> {
  const freed = await queries.releaseOccurrences(tx, dose.dosageLogId)
  const occurrence = await occurrenceOfDose(tx, user, dose)
  if (occurrence) await resolveByDose(tx, occurrence, { ...dose, userId: user.id, decidedAt })
  await reassignFreedOccurrences(tx, user, { userPeptideId: dose.userPeptideId, freed }, decidedAt)
}

/** Reopens what a dose resolved, before the dose is removed. */
export const releaseOccurrences = queries.releaseOccurrences
