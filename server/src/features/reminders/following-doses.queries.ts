import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** One of a person's plan entries, or all. */
export interface FollowedScope {
  userId: string
  userPeptideId?: number
}

/**
 * Moves the anchor of reminders that follow doses, including those of the peptide's other entries, to a number of
 * days after the last dose, but not before they count. The dose's day is in the person's current time zone.
 * @returns plan entries whose anchors moved
 */
export async function moveAnchors(
  db: Db,
  { userId, userPeptideId }: FollowedScope,
  timeZone: string,
): Promise<number[]> {
  const { rows } = await sql<{ userPeptideId: number }>`
    UPDATE reminders AS reminder SET anchor = next.anchor
    FROM (
      SELECT id, greatest(
        (SELECT (taken_at AT TIME ZONE ${timeZone}::text)::date
          FROM peptide_doses_before(followed.user_peptide_id, 'infinity', 0, 1)) + every,
        (counts_from AT TIME ZONE ${timeZone}::text)::date) AS anchor
      FROM reminders AS followed
      WHERE user_id = ${userId} AND frequency = 'After the last dose'
        AND (${userPeptideId ?? null}::bigint IS NULL
          OR user_peptide_id IN (SELECT user_peptide_id FROM entries_of_same_peptide(${userPeptideId ?? null}::bigint)))
    ) AS next
    WHERE reminder.id = next.id AND reminder.anchor <> next.anchor
    RETURNING reminder.user_peptide_id`.execute(db)
  return [...new Set(rows.map((row) => row.userPeptideId))]
}
