import type { Db } from '../../../database/connect.ts'

/** Makes a person an admin of everything or of these areas; an existing admin keeps their rights. */
export async function makeAdmin(db: Db, userId: string, permissions: readonly string[] = []): Promise<void> {
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', userId).execute()
  await db
    .insertInto('adminUsers')
    .values({ userId, permissions: [...permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
