import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export const idByEmail = async (db: Db, email: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id

/** Whether the person has or had friends. */
export async function hasFriends(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM friendships WHERE ${userId} IN (requester_id, addressee_id)) AS found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Catalogue peptides by name. */
export async function peptideIds(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('peptides')
    .select(['id', 'name'])
    .where('name', '=', sql<string>`ANY(${names}::text[])`)
    .execute()
  return new Map(rows.map(({ name, id }) => [name, id]))
}
