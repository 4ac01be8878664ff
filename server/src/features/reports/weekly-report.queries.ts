import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether an operator gets the report, and at which address. */
export const choiceOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('weeklyReports as chosen', 'chosen.userId', 'users.id')
    .select(['users.email', sql<boolean>`chosen.user_id IS NOT NULL`.as('isOn')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

/** @returns whether it was off */
export async function switchOn(db: Db, userId: string, sentFor: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('weeklyReports')
    .values({ userId, sentFor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns whether it was on */
export async function switchOff(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('weeklyReports')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Operators with a verified address who turned it on and may read reports, or one of them. */
export const readers = (db: Db, userId?: string) =>
  db
    .selectFrom('weeklyReports as chosen')
    .innerJoin('users', 'users.id', 'chosen.userId')
    .innerJoin('reachable', 'reachable.userId', 'users.id')
    .innerJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.firstName', 'users.timeZone', 'chosen.sentFor'])
    .where('users.isAdmin', '=', true)
    .where('users.suspendedAt', 'is', null)
    .where('reachable.byEmail', 'is', true)
    .where(sql<boolean>`(permissions = '{}' OR 'reports' = ANY(permissions))`)
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .orderBy('users.id')
    .execute()

/**
 * Claims sending a week's report.
 * @returns false if another process has
 */
export async function claimWeek(db: Db, userId: string, week: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('weeklyReports')
    .set({ sentFor: week })
    .where('userId', '=', userId)
    .where('sentFor', '<', week)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
