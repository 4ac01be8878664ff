import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { EmailLinks } from '../../../database/schema.ts'

export const insertEmailLink = (db: Db, link: Insertable<EmailLinks>) =>
  db.insertInto('emailLinks').values(link).execute()

/** A mailed link: to undo a change, or to verify an address. */
interface Opened {
  tokenHash: Buffer
  undoes: boolean
}

/**
 * Redeems a link; only one of parallel attempts succeeds.
 * @returns its owner and the address it went to
 */
export const useEmailLink = (db: Db, { tokenHash, undoes }: Opened, now: Date) =>
  db
    .updateTable('emailLinks')
    .set({ used: true })
    .where('tokenHash', '=', tokenHash)
    .where('undoes', '=', undoes)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .returning(['id', 'userId', 'email', 'createdAt'])
    .executeTakeFirst()

/** @returns its owner, without using it */
export const ownerOfEmailLink = async (
  db: Db,
  { tokenHash, undoes }: Opened,
  now: Date,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('emailLinks')
      .select('userId')
      .where('tokenHash', '=', tokenHash)
      .where('undoes', '=', undoes)
      .where('used', '=', false)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  )?.userId

export const deleteOldEmailLinks = (db: Db, userId: string, now: Date) =>
  db.deleteFrom('emailLinks').where('userId', '=', userId).where('expiresAt', '<=', now).execute()

/** Deletes the links of later changes, however late each was mailed. */
export const deleteLaterEmailLinks = (
  db: Db,
  { userId, id, createdAt }: { userId: string; id: number; createdAt: Date },
) =>
  db
    .deleteFrom('emailLinks')
    .where('userId', '=', userId)
    .where('createdAt', '>=', createdAt)
    .where('id', '<>', id)
    .execute()

/** Deletes links to new addresses; undo links stay. */
export const deleteLinksToOtherAddresses = (db: Db, userId: string) =>
  db
    .deleteFrom('emailLinks')
    .where('userId', '=', userId)
    .where('undoes', '=', false)
    .where(({ eb, selectFrom }) =>
      eb('email', '!=', selectFrom('users').select('email').where('id', '=', userId)),
    )
    .execute()

/** When a recoverable address was first notified of the change. */
export const changeAskedAt = async (
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<Date | undefined> => {
  const first = await db
    .selectFrom('emailLinks')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('undoes', '=', true)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return first?.createdAt
}

/** Whether a previous owner can still recover an address. */
export const isReservedForOther = async (
  db: Db,
  { email, userId }: { email: string; userId?: string },
  now: Date,
): Promise<boolean> => {
  const held = await db
    .selectFrom('emailLinks')
    .select('id')
    .where('email', '=', email)
    .where('undoes', '=', true)
    .where('used', '=', false)
    .where('expiresAt', '>', now)
    .$if(userId !== undefined, (query) => query.where('userId', '!=', userId ?? ''))
    .executeTakeFirst()
  return held !== undefined
}

/** @returns whether the address is the current one */
export const recordEmailVerified = async (
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ fn, val }) => ({ emailProvedAt: fn.coalesce('emailProvedAt', val(now)) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Puts the pending address into effect.
 * @returns the previous one, and whether it was verified; undefined if this one is no longer pending
 */
export async function takePendingEmail(
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<{ before: string; wasVerified: boolean } | undefined> {
  const { rows } = await sql<{ before: string; wasVerified: boolean }>`
    UPDATE users SET email = users.pending_email, pending_email = NULL, email_proved_at = ${now}, updated_at = ${now}
    FROM (SELECT id, email, email_proved_at FROM users WHERE id = ${userId} FOR UPDATE) AS old
    WHERE users.id = old.id AND users.pending_email = ${email}
    RETURNING old.email AS before, old.email_proved_at IS NOT NULL AS was_verified`.execute(db)
  return rows[0]
}
