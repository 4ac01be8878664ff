import type { Updateable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Users } from '../../../database/schema.ts'

const withRights = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.firstName', 'users.emailProvedAt', 'users.isAdmin'])
    .select(({ fn, val }) => fn.coalesce('adminUsers.permissions', val<string[]>([])).as('permissions'))

/** What operators' writes need of a person, locked until the transaction ends. */
export const lockMember = (db: Db, id: string) =>
  withRights(db).where('users.id', '=', id).forUpdate('users').executeTakeFirst()

/**
 * A person and all admins with their rights, locked in the order of their ids, so that concurrent operators wait for
 * each other.
 */
export const lockWithAdmins = (db: Db, id: string) =>
  withRights(db)
    .where(({ or, eb }) => or([eb('users.id', '=', id), eb('users.isAdmin', '=', true)]))
    .orderBy('users.id')
    .forUpdate('users')
    .execute()

export const updateMember = (db: Db, id: string, changes: Updateable<Users>) =>
  db.updateTable('users').set(changes).where('id', '=', id).execute()

export const deleteMemberRow = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()

/** Sets a person's rights; null for no admin. */
export async function writePermissions(db: Db, userId: string, permissions: string[] | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ isAdmin: permissions !== null })
    .where('id', '=', userId)
    .execute()
  if (permissions === null)
    return void (await db.deleteFrom('adminUsers').where('userId', '=', userId).execute())
  await db
    .insertInto('adminUsers')
    .values({ userId, permissions })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ permissions }))
    .execute()
}
