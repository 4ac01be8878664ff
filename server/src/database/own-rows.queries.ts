import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** How many rows of a table are somebody's; nobody adds one of theirs through here until the transaction ends. */
export async function lockOwnRows(
  tx: Db,
  table: 'reminders' | 'personal_peptides' | 'user_peptides',
  userId: string,
): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(tx)
  return rows[0]?.count ?? 0
}
