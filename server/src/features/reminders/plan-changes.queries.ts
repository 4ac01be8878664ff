import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A person's reminders of a plan entry. */
export interface PlannedScope {
  userId: string
  userPeptideId: number
}

/** The reminders of a plan entry with their own dose. */
export const ownDosesOf = (db: Db, { userId, userPeptideId }: PlannedScope) =>
  db
    .selectFrom('reminders')
    .select(['id', 'dose'])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .where('dose', 'is not', null)
    .$narrowType<{ dose: string }>()
    .execute()

/** Deletes answers about an earlier frequency of the plan. */
export const deleteAnswers = (db: Db, { userId, userPeptideId }: PlannedScope) =>
  db
    .updateTable('reminders')
    .set({ answeredFrequency: null })
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .execute()

/** Removes the member's own dose of these reminders. */
export async function dropOwnDoses(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .updateTable('reminders')
    .set({ dose: null })
    .where('id', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .execute()
}
