import type { Db } from '../database/connect.ts'

/** Whether anybody but the support account and the demo person has an account here. */
export const hasRealMembers = async (
  db: Db,
  notCounted: { supportId: string; demoEmail: string },
): Promise<boolean> => {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', notCounted.supportId)
    .where('email', '!=', notCounted.demoEmail)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

export const handleByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select('userHandle').where('email', '=', email).executeTakeFirst()

export const deleteByEmail = (db: Db, email: string) =>
  db.deleteFrom('users').where('email', '=', email).execute()
