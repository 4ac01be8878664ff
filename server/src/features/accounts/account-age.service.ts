import type { Db } from '../../database/connect.ts'

/** Whether an account was made after an instant. */
export const isYoungerThan = async (db: Db, userId: string, instant: Date): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('createdAt', '>', instant)
    .executeTakeFirst()) !== undefined
