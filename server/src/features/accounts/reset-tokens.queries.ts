import type { Db } from '../../database/connect.ts'

export const insertResetToken = (
  db: Db,
  token: { userId: string; tokenHash: Buffer; expiresAt: Date; createdAt: Date },
) => db.insertInto('passwordResetTokens').values(token).execute()

export const isUsable = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('passwordResetTokens')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a token up; of any number of parallel tries one gets the user's id. */
export const useResetToken = async (db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> => {
  const used = await db
    .updateTable('passwordResetTokens')
    .set({ used: true })
    .where('tokenHash', '=', tokenHash)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return used?.userId
}

export const useUpOtherTokens = (db: Db, userId: string) =>
  db.updateTable('passwordResetTokens').set({ used: true }).where('userId', '=', userId).execute()
