import { isSameDose } from '@pepwell/domain/doses/same-dose'
import { isSameFrequency } from '@pepwell/domain/schedules/frequencies'
import type { Db } from '../../database/connect.ts'
import { deleteAnswers, dropOwnDoses, ownDosesOf, type PlannedScope } from './plan-changes.queries.ts'

interface PlanValues {
  frequency: string
}

/**
 * Makes a reminder follow its plan entry again once both have the same dose, and ask whether to follow a new
 * frequency. Call it after `rescheduleAlerts`, which locks the reminders, in the same transaction.
 */
export async function followPlan(
  tx: Db,
  scope: PlannedScope,
  before: PlanValues,
  after: PlanValues & { currentDose: string },
) {
  const own = await ownDosesOf(tx, scope)
  await dropOwnDoses(
    tx,
    own.filter(({ dose }) => isSameDose(dose, after.currentDose)).map(({ id }) => id),
  )
  if (!isSameFrequency(before.frequency, after.frequency)) await deleteAnswers(tx, scope)
}
