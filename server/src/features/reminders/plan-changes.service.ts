import { isSameDose } from '@pepwell/domain/same-dose'
import type { Db } from '../../database/connect.ts'
import { dropOwnDoses, ownDosesOf, type PlannedScope } from './plan-changes.queries.ts'

/**
 * Has a reminder follow its plan entry again once that says the reminder's own dose. After `reckonDues`, which locks the
 * reminders, in the transaction of the change.
 */
export async function followPlan(tx: Db, scope: PlannedScope, { currentDose }: { currentDose: string }) {
  const own = await ownDosesOf(tx, scope)
  await dropOwnDoses(
    tx,
    own.filter(({ dose }) => isSameDose(dose, currentDose)).map(({ id }) => id),
  )
}
