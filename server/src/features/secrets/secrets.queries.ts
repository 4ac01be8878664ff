import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Stores a secret unless its name exists: of concurrent starts, the first wins. */
export const insertSecret = (db: Db, name: string, value: object) =>
  db
    .insertInto('serverSecrets')
    .values({ name, value: sql`${JSON.stringify(value)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const secretOf = async (db: Db, name: string): Promise<unknown> =>
  (await db.selectFrom('serverSecrets').select('value').where('name', '=', name).executeTakeFirst())?.value
