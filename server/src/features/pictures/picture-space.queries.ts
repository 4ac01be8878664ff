import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The sum of the bytes of a person's pictures of one kind, as a subquery. */
export type StoredBytes = (userId: string) => RawBuilder<unknown>

/** Locks the person's pictures until the transaction ends. */
export const lockPictureOwner = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Bytes of a person's pictures of all these kinds, including deleted ones until their blobs are gone. */
export async function bytesStoredBy(db: Db, userId: string, kinds: readonly StoredBytes[]): Promise<number> {
  const sum = kinds.reduce((all, kind) => sql`${all} + coalesce((${kind(userId)}), 0)`, sql`0`)
  const { rows } = await sql<{ bytes: number }>`SELECT ${sum} AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
