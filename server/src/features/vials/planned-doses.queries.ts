import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A plan entry's data for counting planned doses. */
export interface PlannedEntry {
  id: number
  status: string
  frequency: string
  startDate: string
  endDate: string | null
  lastTakenOn: string | null
  dosesOfThatDay: number
}

/** Plan entries of a person with their last day with a dose. */
export async function plannedEntries(
  db: Db,
  userId: string,
  ids: readonly number[],
): Promise<PlannedEntry[]> {
  const { rows } = await sql<PlannedEntry>`
    SELECT entry.id, entry.status, entry.frequency, entry.start_date, entry.end_date,
      last.taken_on AS last_taken_on, (
        SELECT count(*)::int FROM dosage_logs AS log
        WHERE log.user_id = entry.user_id AND log.user_peptide_id = entry.id AND log.taken_on = last.taken_on
      ) AS doses_of_that_day
    FROM user_peptides AS entry
    LEFT JOIN LATERAL (
      SELECT taken_on FROM dosage_logs AS log
      WHERE log.user_id = entry.user_id AND log.user_peptide_id = entry.id
      ORDER BY taken_at DESC LIMIT 1
    ) AS last ON true
    WHERE entry.user_id = ${userId} AND entry.id = ANY(${ids}::bigint[])`.execute(db)
  return rows
}

/** Active reminders of plan entries. */
export const remindersOf = (db: Db, userId: string, ids: readonly number[]) =>
  db
    .selectFrom('reminders')
    .select(['userPeptideId', 'frequency', 'time', 'days', 'anchor', 'every', 'daysOn', 'daysOff'])
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .where('userPeptideId', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
