import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Rooms in which nobody is any more. A group that somebody comes back to was never without people. */
export async function emptyRooms(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT room.id FROM chat_rooms AS room WHERE NOT EXISTS (
      SELECT FROM chat_participants AS seat WHERE seat.room_id = room.id AND seat.left_at IS NULL)
    LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes rooms with what was said there. @returns the pictures that were sent, of people who still have accounts */
export async function deleteRooms(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ senderId: string; fromSupport: boolean; name: string }>`
    WITH gone AS (DELETE FROM chat_rooms WHERE id = ANY(${ids}::bigint[]))
    SELECT sender_id, from_support, picture_name AS name FROM chat_messages
    WHERE room_id = ANY(${ids}::bigint[]) AND picture_name IS NOT NULL AND sender_id IS NOT NULL`.execute(db)
  return rows
}
