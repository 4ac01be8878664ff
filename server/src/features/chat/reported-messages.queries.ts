import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A message near one that was reported, or that one. */
export interface NearbyRow {
  reportedId: number
  id: number
  messageType: string
  message: string
  createdAt: Date
  deletedAt: Date | null
  senderId: string | null
  userHandle: string | null
  firstName: string | null
  lastName: string | null
}

/** Messages and up to so many on either side of each, in the order of their rooms. */
export async function nearbyOf(db: Db, ids: readonly number[], most: number): Promise<NearbyRow[]> {
  const { rows } = await sql<NearbyRow>`
    SELECT reported.id AS reported_id, near.id, near.message_type, near.message, near.created_at, near.deleted_at,
      sender.id AS sender_id, sender.user_handle, sender.first_name, sender.last_name
    FROM chat_messages AS reported
    JOIN chat_messages AS near ON near.room_id = reported.room_id
      AND near.seq BETWEEN reported.seq - ${most}::integer AND reported.seq + ${most}::integer
    LEFT JOIN users AS sender ON sender.id = near.sender_id
    WHERE reported.id = ANY(${ids}::bigint[])
    ORDER BY reported.id, near.seq`.execute(db)
  return rows
}
