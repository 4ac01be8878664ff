import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isOpenTo, supportId } from './room-access.queries.ts'
import { isForParticipant } from './unread.queries.ts'

/** Rooms with messages before `until` that weren't alerted yet, locked against other processes. */
export const lockRoomsToAlert = async (db: Db, until: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('chatRooms')
    .select('id')
    .where('untoldSince', '<=', until)
    .orderBy('untoldSince')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Unread messages to search for a reply to the reader. */
const RECENT = 50

/** A person with unread messages in a room, not alerted since they last read there. */
export interface UnsentAlert {
  roomId: number
  userId: string
  /** of a group; null in a room of two */
  name: string | null
  senderId: string | null
  /** whether they replied to the reader */
  isReply: boolean
  userHandle: string | null
  firstName: string | null
  lastName: string | null
}

/** People to alert about these open rooms; marks them as alerted. */
export async function claimUnsentAlerts(db: Db, roomIds: readonly number[]): Promise<UnsentAlert[]> {
  const { rows } = await sql<UnsentAlert>`
    WITH alerted AS (UPDATE chat_rooms SET untold_since = NULL WHERE id = ANY(${roomIds}::bigint[]))
    UPDATE chat_participants AS alerted_seat SET told_seq = room.last_seq
    FROM chat_rooms AS room
    JOIN chat_participants AS seat ON seat.room_id = room.id AND seat.left_at IS NULL
    JOIN users AS reader ON reader.id = seat.user_id
    JOIN LATERAL (
      SELECT *, EXISTS (SELECT FROM chat_messages AS quoted WHERE quoted.room_id = room.id
        AND quoted.seq = recent.reply_to_seq AND quoted.sender_id = seat.user_id AND NOT quoted.from_support) AS is_reply
      FROM (SELECT message.seq, sender_id, from_support, reply_to_seq FROM chat_messages AS message
        WHERE message.room_id = room.id AND message.seq > seat.last_read_seq AND ${isForParticipant}
        ORDER BY message.seq DESC LIMIT ${sql.lit(RECENT)}) AS recent
      ORDER BY is_reply DESC, recent.seq DESC LIMIT 1) AS last ON true
    LEFT JOIN people AS sender ON sender.id = last.sender_id
    WHERE room.id = ANY(${roomIds}::bigint[]) AND seat.told_seq <= seat.last_read_seq
      AND alerted_seat.room_id = seat.room_id AND alerted_seat.user_id = seat.user_id
      AND ${isOpenTo(sql`reader.id`, sql`reader.is_admin`)}
    RETURNING seat.room_id, seat.user_id, room.name, last.is_reply,
      CASE WHEN last.from_support THEN ${supportId} ELSE sender.id END AS sender_id,
      sender.user_handle, sender.first_name, sender.last_name`.execute(db)
  return rows
}

/** Whether each person has nothing to read in the room or isn't in it anymore, in order. */
export async function hasReadAll(
  db: Db,
  abouts: readonly { chatRoomId: number; readerId: string }[],
): Promise<boolean[]> {
  const { rows } = await sql<{ isUnread: boolean }>`
    SELECT EXISTS (SELECT FROM chat_rooms AS room JOIN chat_participants AS seat ON seat.room_id = room.id
      WHERE room.id = about.room_id AND seat.user_id = about.reader_id AND seat.left_at IS NULL
        AND EXISTS (SELECT FROM chat_messages AS message WHERE message.room_id = room.id
          AND message.seq > seat.last_read_seq AND ${isForParticipant})) AS is_unread
    FROM unnest(${abouts.map(({ chatRoomId }) => chatRoomId)}::bigint[], ${abouts.map(({ readerId }) => readerId)}::text[])
      WITH ORDINALITY AS about (room_id, reader_id, place)
    ORDER BY about.place`.execute(db)
  return rows.map(({ isUnread }) => !isUnread)
}
