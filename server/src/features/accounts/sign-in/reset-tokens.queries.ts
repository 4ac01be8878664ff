import type { Db } from '../../../database/connect.ts'

export const insertResetToken = (
  db: Db,
  token: { userId: string; tokenHash: Buffer; expiresAt: Date; createdAt: Date },
) => db.insertInto('passwordResetTokens').values(token).execute()

export const ownerOfUsableToken = async (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('passwordResetTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found?.userId
}

/** Uses a token; of parallel attempts one succeeds. */
export const useResetToken = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passwordResetTokens')
    .set({ used: true })
    .where('tokenHash', '=', tokenHash)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const invalidateOtherTokens = (db: Db, userId: string) =>
  db.updateTable('passwordResetTokens').set({ used: true }).where('userId', '=', userId).execute()
