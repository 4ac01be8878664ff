import type { Db } from '../../../database/connect.ts'

/** Makes somebody an admin, of everything unless parts are named; who is one already keeps what is open to them. */
export async function makeAdmin(db: Db, userId: string, permissions: readonly string[] = []): Promise<void> {
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', userId).execute()
  await db
    .insertInto('adminUsers')
    .values({ userId, permissions: [...permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
