import type { Db } from '../../../database/connect.ts'

/** The account with this id if it was created after an instant. */
export const accountMadeAfter = (db: Db, userId: string, instant: Date) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('createdAt', '>', instant)
    .executeTakeFirst()
