import { isSameDose } from '@pepwell/domain/doses/same-dose'
import { isSameFrequency } from '@pepwell/domain/schedules/frequencies'
import type { Db } from '../../database/connect.ts'
import { dropOwnDoses, forgetAnswers, ownDosesOf, type PlannedScope } from './plan-changes.queries.ts'

interface Said {
  frequency: string
}

/**
 * Has a reminder follow its plan entry again once that says the reminder's own dose, and ask whether to follow a frequency
 * that is another one now. After `rescheduleAlerts`, which locks the reminders, in the transaction of the change.
 */
export async function followPlan(
  tx: Db,
  scope: PlannedScope,
  before: Said,
  after: Said & { currentDose: string },
) {
  const own = await ownDosesOf(tx, scope)
  await dropOwnDoses(
    tx,
    own.filter(({ dose }) => isSameDose(dose, after.currentDose)).map(({ id }) => id),
  )
  if (!isSameFrequency(before.frequency, after.frequency)) await forgetAnswers(tx, scope)
}
