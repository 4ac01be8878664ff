import type { Db } from '../../../database/connect.ts'

interface NewTicket {
  tokenHash: Buffer
  known: { id: string; passwordHash: string }
  now: Date
  expiresAt: Date
}

/**
 * Keeps that somebody typed the password that is theirs. Their row is locked meanwhile: whoever changes the password ends
 * this too.
 * @returns false when the password is another one by now
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

/** Counts a try, so that parallel ones can't slip through. @returns whose it is; undefined when there is none left */
export const tryTicket = async (
  db: Db,
  tokenHash: Buffer,
  { now, most }: { now: Date; most: number },
): Promise<string | undefined> => {
  const found = await db
    .updateTable('signInTickets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', most)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return found?.userId
}

/** Uses a ticket up. @returns false when it was ended meanwhile */
export const useTicket = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('signInTickets')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whoever is half-way in, in whatever browser, begins anew. */
export const deleteTicketsOf = (db: Db, userId: string) =>
  db.deleteFrom('signInTickets').where('userId', '=', userId).execute()
