import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Locks the person's pictures until the transaction ends. */
export const lockKeeper = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Bytes of a person's photos and sent pictures, including deleted ones until their blobs are gone. */
export async function bytesStoredBy(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT (SELECT coalesce(sum(bytes), 0) FROM progress_photos WHERE user_id = ${userId})
      + (SELECT coalesce(sum(picture_bytes), 0) FROM chat_messages
         WHERE sender_id = ${userId} AND picture_name IS NOT NULL AND NOT from_support)
      + (SELECT coalesce(sum(bytes), 0) FROM side_effect_photos WHERE user_id = ${userId})
      + (SELECT coalesce(sum(bytes), 0) FROM lab_report_pages WHERE user_id = ${userId})
      + (SELECT coalesce(sum(bytes), 0) FROM profile_pictures WHERE user_id = ${userId}) AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
