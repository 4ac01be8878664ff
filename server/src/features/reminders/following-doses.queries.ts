import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface Entry {
  userId: string
  userPeptideId: number
}

/**
 * Reminders that follow the doses begin so many days after the last one taken, but not before they began to count.
 * @returns how many begin on another day now
 */
export async function moveAnchors(
  db: Db,
  { userId, userPeptideId }: Entry,
  timeZone: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    UPDATE reminders AS reminder SET anchor = next.anchor
    FROM (
      SELECT id, greatest(
        (SELECT max(taken_on) FROM dosage_logs WHERE user_id = ${userId} AND user_peptide_id = ${userPeptideId}) + every,
        (counts_from AT TIME ZONE ${timeZone}::text)::date) AS anchor
      FROM reminders
      WHERE user_id = ${userId} AND user_peptide_id = ${userPeptideId} AND frequency = 'After the last dose'
    ) AS next
    WHERE reminder.id = next.id AND reminder.anchor <> next.anchor
    RETURNING reminder.id`.execute(db)
  return rows.length
}
