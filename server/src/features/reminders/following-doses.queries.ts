import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Somebody's plan entry, or all of them. */
export interface FollowedScope {
  userId: string
  userPeptideId?: number
}

/**
 * Reminders that follow the doses begin so many days after the last one taken, but not before they began to count. The day of
 * that dose is its day in the zone where the person lives now.
 * @returns how many begin on another day now
 */
export async function moveAnchors(
  db: Db,
  { userId, userPeptideId }: FollowedScope,
  timeZone: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    UPDATE reminders AS reminder SET anchor = next.anchor
    FROM (
      SELECT id, greatest(
        (SELECT (taken_at AT TIME ZONE ${timeZone}::text)::date
          FROM peptide_doses_before(followed.user_peptide_id, 'infinity', 0, 1)) + every,
        (counts_from AT TIME ZONE ${timeZone}::text)::date) AS anchor
      FROM reminders AS followed
      WHERE user_id = ${userId} AND frequency = 'After the last dose'
        AND user_peptide_id = coalesce(${userPeptideId ?? null}::bigint, user_peptide_id)
    ) AS next
    WHERE reminder.id = next.id AND reminder.anchor <> next.anchor
    RETURNING reminder.id`.execute(db)
  return rows.length
}
