import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

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

/** Whether somebody else who is suspended has this mailbox, spelled another way: with a +tag, or with dots at Gmail. */
export async function isMailboxSuspended(db: Db, email: string, userId?: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users WHERE suspended_at IS NOT NULL AND mailbox_of(email) = mailbox_of(${email}::text)
      AND id IS DISTINCT FROM ${userId ?? null} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether a number was verified by somebody who is suspended. */
export const isNumberSuspended = async (db: Db, phoneNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('phoneNumber', '=', phoneNumber)
    .where('suspendedAt', 'is not', null)
    .where('phoneProvedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
