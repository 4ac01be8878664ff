import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whose reminders, and of which plan entry. */
export interface PlannedScope {
  userId: string
  userPeptideId: number
}

/** The reminders of a plan entry that have a dose of their own. */
export const ownDosesOf = (db: Db, { userId, userPeptideId }: PlannedScope) =>
  db
    .selectFrom('reminders')
    .select(['id', 'dose'])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .where('dose', 'is not', null)
    .$narrowType<{ dose: string }>()
    .execute()

/** Whatever was answered about the plan's frequency, was about another one. */
export const forgetAnswers = (db: Db, { userId, userPeptideId }: PlannedScope) =>
  db
    .updateTable('reminders')
    .set({ answeredFrequency: null })
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .execute()

/** These reminders have no dose of their own any more. */
export async function dropOwnDoses(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .updateTable('reminders')
    .set({ dose: null })
    .where('id', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .execute()
}
