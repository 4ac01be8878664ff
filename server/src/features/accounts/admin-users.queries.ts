import type { Db } from '../../database/connect.ts'

/** Makes somebody an admin of everything; who is one already keeps what is open to them. */
export async function makeAdmin(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', userId).execute()
  await db
    .insertInto('adminUsers')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
