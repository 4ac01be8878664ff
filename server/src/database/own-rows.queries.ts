import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Counts a person's rows of a table and blocks additions until the transaction ends. Take it before every other lock.
 * It is an advisory lock, so holders of the person's rows never wait for it.
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
