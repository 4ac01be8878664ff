import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { supportId } from './room-access.queries.ts'
import type { StoredCard } from './stored-card.ts'

/** Messages of context before and after a reported one. */
const NEARBY = 5

/** A reported message or one near it. */
export interface NearbyRow {
  reportedId: number
  id: number
  messageType: string
  hasPicture: boolean
  message: string
  card: StoredCard | null
  createdAt: Date
  deletedAt: Date | null
  senderId: string | null
  userHandle: string | null
  firstName: string | null
  lastName: string | null
}

/** Messages with those around each, in the order of their rooms. */
export async function nearbyOf(db: Db, ids: readonly number[]): Promise<NearbyRow[]> {
  const { rows } = await sql<NearbyRow>`
    SELECT reported.id AS reported_id, near.id, near.message_type, near.message, near.card, near.created_at, near.deleted_at,
      near.picture_name IS NOT NULL AS has_picture,
      sender.id AS sender_id, sender.user_handle, sender.first_name, sender.last_name
    FROM chat_messages AS reported
    JOIN chat_messages AS near ON near.room_id = reported.room_id
      AND near.seq BETWEEN reported.seq - ${sql.lit(NEARBY)} AND reported.seq + ${sql.lit(NEARBY)}
    LEFT JOIN people AS sender ON sender.id = near.sender_id
    WHERE reported.id = ANY(${ids}::bigint[])
    ORDER BY reported.id, near.seq`.execute(db)
  return rows
}

/** The picture of a reported message or one near it, and its folder. */
export async function reportedPictureOf(db: Db, id: number) {
  const { rows } = await sql<{ name: string; owner: string }>`
    SELECT near.picture_name AS name, CASE WHEN near.from_support THEN ${supportId} ELSE near.sender_id END AS owner
    FROM chat_messages AS near
    WHERE near.id = ${id} AND near.picture_name IS NOT NULL AND EXISTS (
      SELECT FROM chat_messages AS reported
      JOIN abuse_reports AS report ON report.kind = 'message' AND report.subject_id = reported.id
      WHERE reported.room_id = near.room_id
        AND reported.seq BETWEEN near.seq - ${sql.lit(NEARBY)} AND near.seq + ${sql.lit(NEARBY)})`.execute(db)
  return rows[0]
}
