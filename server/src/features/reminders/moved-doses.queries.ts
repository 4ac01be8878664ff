import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Entry {
  userId: string
  userPeptideId: number
}

const isOfSamePeptide = (column: 'id' | 'dose.userPeptideId', userPeptideId: number) =>
  sql<boolean>`${sql.ref(column)} IN (SELECT user_peptide_id FROM entries_of_same_peptide(${userPeptideId}))`

/**
 * The plan entries of one peptide, locked so that no other dose resolves their occurrences until the transaction
 * ends.
 */
export const lockEntries = async (db: Db, { userId, userPeptideId }: Entry): Promise<number[]> => {
  const entries = await db
    .selectFrom('userPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where(isOfSamePeptide('id', userPeptideId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return entries.map(({ id }) => id)
}

/** Reopens what a dose resolved. */
export const releaseOccurrences = async (db: Db, dosageLogId: number): Promise<TimedOccurrence[]> => {
  const freed = await db
    .deleteFrom('reminderOutcomes')
    .where('dosageLogId', '=', dosageLogId)
    .returning(['reminderId', 'occursOn as day', 'occursAt'])
    .execute()
  return freed.map(({ occursAt, ...one }) => ({ ...one, at: occursAt.getTime() }))
}

/** More unassigned doses than anyone takes around one time. */
const MAX_SPARE = 20

/** The unassigned doses of a peptide nearest to an instant, the first logged first. */
export const spareDosesNear = (db: Db, { userId, userPeptideId }: Entry, at: Date) =>
  db
    .selectFrom(
      db
        .selectFrom('dosageLogs as dose')
        .select(['dose.id', 'dose.takenAt'])
        .where('dose.userId', '=', userId)
        .where(isOfSamePeptide('dose.userPeptideId', userPeptideId))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reminderOutcomes').whereRef('dosageLogId', '=', 'dose.id').select('dosageLogId'),
            ),
          ),
        )
        .orderBy(sql`abs(extract(epoch FROM dose.taken_at - ${at}))`)
        .limit(MAX_SPARE)
        .as('near'),
    )
    .selectAll()
    .orderBy('id')
    .execute()
