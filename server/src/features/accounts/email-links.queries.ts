import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { EmailLinks } from '../../database/schema.ts'

export const insertEmailLink = (db: Db, link: Insertable<EmailLinks>) =>
  db.insertInto('emailLinks').values(link).execute()

/** Uses a link up; of any number of parallel tries one succeeds. @returns whose it is, and the address it went to */
export const useEmailLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('emailLinks')
    .set({ used: true })
    .where('tokenHash', '=', tokenHash)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst()

export const deleteOldEmailLinks = (db: Db, userId: string, now: Date) =>
  db.deleteFrom('emailLinks').where('userId', '=', userId).where('expiresAt', '<=', now).execute()

/** @returns whether the address is the one in force */
export const noteEmailProved = async (
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ fn, val }) => ({ emailProvedAt: fn.coalesce('emailProvedAt', val(now)) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
