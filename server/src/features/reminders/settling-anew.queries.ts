import type { TimedOccurrence } from '@pepwell/domain/reminder-outcomes'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Entry {
  userId: string
  userPeptideId: number
}

/** Nobody else logs, changes or removes a dose that settles something of the plan entry until this transaction ends. */
export const lockEntry = (db: Db, { userId, userPeptideId }: Entry) =>
  db
    .selectFrom('userPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', userPeptideId)
    .forNoKeyUpdate()
    .execute()

/** What a dose settled is open again. */
export const freeOfDose = async (db: Db, dosageLogId: number): Promise<TimedOccurrence[]> => {
  const freed = await db
    .deleteFrom('reminderOutcomes')
    .where('dosageLogId', '=', dosageLogId)
    .returning(['reminderId', 'occursOn as day', 'occursAt'])
    .execute()
  return freed.map(({ occursAt, ...one }) => ({ ...one, at: occursAt.getTime() }))
}

/** Nobody takes more than so many doses around one time that settle nothing. */
const MOST_SPARE = 20

/** The plan entry's doses nearest to an instant that settle nothing, those that were logged first in front. */
export const spareDosesNear = (db: Db, { userId, userPeptideId }: Entry, at: Date) =>
  db
    .selectFrom(
      db
        .selectFrom('dosageLogs as dose')
        .select(['dose.id', 'dose.takenAt'])
        .where('dose.userId', '=', userId)
        .where('dose.userPeptideId', '=', userPeptideId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reminderOutcomes').whereRef('dosageLogId', '=', 'dose.id').select('dosageLogId'),
            ),
          ),
        )
        .orderBy(sql`abs(extract(epoch FROM dose.taken_at - ${at}))`)
        .limit(MOST_SPARE)
        .as('near'),
    )
    .selectAll()
    .orderBy('id')
    .execute()
