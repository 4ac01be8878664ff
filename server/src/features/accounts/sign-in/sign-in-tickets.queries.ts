import type { Db } from '../../../database/connect.ts'

interface NewTicket {
  tokenHash: Buffer
  known: { id: string; passwordHash: string }
  now: Date
  expiresAt: Date
}

/**
 * Stores that a person typed their password. Locks their row, so that a password change ends this too.
 * @returns false if the password was changed
 */
export async function insertTicket(
  db: Db,
  { tokenHash, known, now, expiresAt }: NewTicket,
): Promise<boolean> {
  await db.deleteFrom('signInTickets').where('userId', '=', known.id).where('expiresAt', '<=', now).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('signInTickets')
    .columns(['tokenHash', 'userId', 'expiresAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('users')
        .select([val(tokenHash).as('tokenHash'), 'id', val(expiresAt).as('expiresAt')])
        .where('id', '=', known.id)
        .where('passwordHash', '=', known.passwordHash)
        .forShare(),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Counts an attempt, so that parallel ones count.
 * @returns its owner; undefined if none are left
 */
export const tryTicket = async (
  db: Db,
  tokenHash: Buffer,
  { now, max }: { now: Date; max: number },
): Promise<string | undefined> => {
  const found = await db
    .updateTable('signInTickets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', max)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return found?.userId
}

/**
 * Uses a ticket.
 * @returns false if it was ended meanwhile
 */
export const useTicket = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('signInTickets')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sign-ins in progress start over, in any browser. */
export const deleteTicketsOf = (db: Db, userId: string) =>
  db.deleteFrom('signInTickets').where('userId', '=', userId).execute()
