import type { Db } from '../../../database/connect.ts'

interface NewCode {
  userId: string
  phoneNumber: string
  codeHash: Buffer
  expiresAt: Date
}

/** Replaces the previous code and its attempts. */
export const putPhoneCode = (db: Db, { userId, ...code }: NewCode) =>
  db
    .insertInto('phoneCodes')
    .values({ userId, ...code })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...code, tries: 0 }))
    .execute()

/**
 * Counts an attempt, so that parallel ones count.
 * @returns undefined if none are left or there is no code
 */
export const tryPhoneCode = (db: Db, userId: string, { now, max }: { now: Date; max: number }) =>
  db
    .updateTable('phoneCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('tries', '<', max)
    .where('expiresAt', '>', now)
    .returning(['phoneNumber', 'codeHash'])
    .executeTakeFirst()

export const deletePhoneCode = (db: Db, userId: string) =>
  db.deleteFrom('phoneCodes').where('userId', '=', userId).execute()

/** @returns whether the number is still theirs */
export async function recordPhoneVerified(
  db: Db,
  userId: string,
  number: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ phoneProvedAt: now })
    .where('id', '=', userId)
    .where('phoneNumber', '=', number)
    .executeTakeFirst()
  await deletePhoneCode(db, userId)
  return numUpdatedRows > 0n
}
