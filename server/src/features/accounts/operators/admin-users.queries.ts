import type { Db } from '../../../database/connect.ts'

/** Makes a person an admin, with all or these permissions; an existing admin keeps theirs. */
export async function makeAdmin(db: Db, userId: string, permissions: readonly string[] = []): Promise<void> {
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', userId).execute()
  await db
    .insertInto('adminUsers')
    .values({ userId, permissions: [...permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
