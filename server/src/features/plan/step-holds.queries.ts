import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Rows that a history of holds is counted from. */
const MAX_ROWS = 1000

/** An entry's first dose; undefined without any. */
export const firstDoseAt = async (db: Db, userId: string, userPeptideId: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('dosageLogs')
      .select('takenAt')
      .where('userId', '=', userId)
      .where('userPeptideId', '=', userPeptideId)
      .orderBy('takenAt')
      .limit(1)
      .executeTakeFirst()
  )?.takenAt

/** The times without a dose of an entry that lasted more than two weeks and ended after an instant, latest first. */
export async function doseGaps(db: Db, userId: string, userPeptideId: number, since: Date) {
  const { rows } = await sql<{ takenAt: Date; nextAt: Date | null }>`
    SELECT taken_at, next_at
    FROM (
      SELECT taken_at, lead(taken_at) OVER (ORDER BY taken_at, id) AS next_at
      FROM dosage_logs
      WHERE user_id = ${userId} AND user_peptide_id = ${userPeptideId}
    ) AS log
    WHERE next_at IS NULL OR (next_at > ${since} AND next_at - taken_at > interval '14 days')
    ORDER BY taken_at DESC
    LIMIT ${MAX_ROWS}`.execute(db)
  return rows.map(({ takenAt, nextAt }) => ({
    takenAt: takenAt.getTime(),
    nextAt: nextAt?.getTime() ?? null,
  }))
}

/** A person's side effects that were felt since an instant, latest first. */
export async function effectsSince(db: Db, userId: string, since: Date) {
  const effects = await db
    .selectFrom('sideEffects')
    .select(['name', 'severity', 'note', 'startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('startedAt', '>=', since)
    .where('severity', '>', 0)
    .orderBy('startedAt', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return effects.map(({ startedAt, endedAt, ...effect }) => ({
    ...effect,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
