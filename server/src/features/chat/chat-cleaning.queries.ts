import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Rooms without people. A group someone may rejoin always has people. */
export async function emptyRooms(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT room.id FROM chat_rooms AS room WHERE NOT EXISTS (
      SELECT FROM chat_participants AS seat WHERE seat.room_id = room.id AND seat.left_at IS NULL)
    LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Deletes rooms with their messages.
 * @returns their pictures, of existing accounts
 */
export async function deleteRooms(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ senderId: string; fromSupport: boolean; name: string }>`
    WITH gone AS (DELETE FROM chat_rooms WHERE id = ANY(${ids}::bigint[]))
    SELECT sender_id, from_support, picture_name AS name FROM chat_messages
    WHERE room_id = ANY(${ids}::bigint[]) AND picture_name IS NOT NULL AND sender_id IS NOT NULL`.execute(db)
  return rows
}

/**
 * Removes the pictures of deleted messages without an open report.
 * @returns them
 */
export async function claimResolvedPictures(db: Db, limit: number) {
  const { rows } = await sql<{ senderId: string; fromSupport: boolean; name: string }>`
    WITH settled AS (
      SELECT id, sender_id, from_support, picture_name AS name FROM chat_messages AS message
      WHERE deleted_at IS NOT NULL AND picture_name IS NOT NULL AND NOT EXISTS (
        SELECT FROM abuse_reports AS report WHERE report.kind = 'message' AND report.subject_id = message.id
          AND report.status = 'open')
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE chat_messages SET picture_name = NULL FROM settled WHERE chat_messages.id = settled.id
    RETURNING settled.sender_id, settled.from_support, settled.name`.execute(db)
  return rows
}
