import type { Insertable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ExportTickets } from '../../../database/schema.ts'

/** Replaces the person's previous ticket. */
export const putExportTicket = (db: Db, { userId, ...ticket }: Insertable<ExportTickets>) =>
  db
    .insertInto('exportTickets')
    .values({ userId, ...ticket })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(ticket))
    .execute()

/** Uses a ticket; of parallel attempts one succeeds. */
export async function useExportTicket(
  db: Db,
  { userId, sessionId, tokenHash }: { userId: string; sessionId: number; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('exportTickets')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
