import type { Db } from '../../database/connect.ts'

/** Suspends somebody from then on; who is suspended already stays so since then. */
export const noteSuspension = (db: Db, id: string, suspendedAt: Date) =>
  db.updateTable('users').set({ suspendedAt }).where('id', '=', id).where('suspendedAt', 'is', null).execute()

/** @returns whether somebody was suspended */
export async function endSuspension(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ suspendedAt: null })
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
