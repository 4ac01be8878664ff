import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Whether there are accounts besides support and the demo's. */
export const hasRealMembers = async (
  db: Db,
  notCounted: { supportId: string; demoEmail: string; demoIds: string },
): Promise<boolean> => {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', notCounted.supportId)
    .where('email', '!=', notCounted.demoEmail)
    .where(sql<boolean>`NOT starts_with(id, ${notCounted.demoIds})`)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

export const handleByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select('userHandle').where('email', '=', email).executeTakeFirst()

/** Same effect as opening the mailed link. */
export const verifyByEmail = (db: Db, email: string, emailProvedAt: Date) =>
  db.updateTable('users').set({ emailProvedAt }).where('email', '=', email).execute()

export const deleteByEmail = (db: Db, email: string) =>
  db.deleteFrom('users').where('email', '=', email).execute()
