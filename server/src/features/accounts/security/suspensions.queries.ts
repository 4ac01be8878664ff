import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** Suspends a person; an existing suspension keeps its start. */
export const recordSuspension = (db: Db, id: string, suspendedAt: Date) =>
  db.updateTable('users').set({ suspendedAt }).where('id', '=', id).where('suspendedAt', 'is', null).execute()

/** @returns whether the person was suspended */
export async function endSuspension(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ suspendedAt: null })
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether another suspended account has this mailbox in another spelling: with a +tag, or with dots at Gmail. */
export async function isMailboxSuspended(db: Db, email: string, userId?: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE suspended_at IS NOT NULL AND mailbox_of(email) = mailbox_of(${email}::text)
      AND id IS DISTINCT FROM ${userId ?? null} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether a suspended person verified this number. */
export const isNumberSuspended = async (db: Db, phoneNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('phoneNumber', '=', phoneNumber)
    .where('suspendedAt', 'is not', null)
    .where('phoneProvedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
