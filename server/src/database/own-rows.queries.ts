import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * How many rows of a table are somebody's; nobody adds one of theirs through here until the transaction ends. Comes before
 * every other lock of a transaction. It is none on a row: whoever holds a row of the person's then never waits for it.
 */
export async function lockOwnRows(
  tx: Db,
  table:
    | 'reminders'
    | 'personal_peptides'
    | 'user_peptides'
    | 'listed_sites'
    | 'side_effects'
    | 'measurements'
    | 'lab_results'
    | 'vials',
  userId: string,
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${table} of ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(tx)
  return rows[0]?.count ?? 0
}
