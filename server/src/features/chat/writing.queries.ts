import { type ChatRoomType, isGroupEvent, type MessageType, writtenTypes } from '@pepwell/domain/social/chat'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { MessageRow } from './chat-messages.queries.ts'
import type { QuotedRow } from './quotes.queries.ts'
import { isAnswering, isOpenToViewer, isParticipant, supportId, type Viewer } from './room-access.queries.ts'
import type { StoredCard } from './stored-card.ts'
import { waitingSince } from './unread.queries.ts'

/** An open room of a viewer, locked against other writers until the transaction ends. */
export const lockRoom = (db: Db, viewer: Viewer, id: number) =>
  db
    .selectFrom('chatRooms as room')
    .innerJoin('chatParticipants as seat', (join) => join.on(isParticipant(viewer)))
    .select([
      'room.id',
      sql<ChatRoomType>`room.type`.as('type'),
      'room.name',
      'room.lastSeq',
      'room.memberId',
      'seat.userId as seatId',
      isAnswering(viewer).as('isAnswering'),
      sql<boolean>`(room.type <> 'direct' OR (room.one_id IS NOT NULL AND room.other_id IS NOT NULL))`.as(
        'isOpen',
      ),
    ])
    .where('room.id', '=', id)
    .where(isOpenToViewer(viewer))
    .forNoKeyUpdate('room')
    .executeTakeFirst()

export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockRoom>>>

/** Locks a sender's account against deletion and parallel messages until the transaction ends. */
export const lockSender = (db: Db, id: string) =>
  db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** When a person sent the first of their last `count` messages; undefined if they sent fewer. */
export const sentBefore = async (db: Db, senderId: string, count: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('chatMessages')
      .select('createdAt')
      .where('senderId', '=', senderId)
      .orderBy('id', 'desc')
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()
  )?.createdAt

/** A new message, without its number. */
export interface NewMessage {
  senderId: string
  clientId: string | null
  messageType: MessageType
  message: string
  card?: StoredCard
  /** the message of the same room that it replies to */
  quoted?: QuotedRow
  pictureName?: string
  pictureHash?: string
  pictureWidth?: number
  pictureHeight?: number
  /** of all sizes */
  pictureBytes?: number
}

/** The people to notify of changes in a room: all members, and in a support room the whole team. */
const audience = (roomId: number) => sql<{ id: string }>`
  SELECT user_id AS id FROM chat_participants WHERE room_id = ${roomId} AND left_at IS NULL
  UNION ALL
  SELECT users.id FROM chat_rooms AS room JOIN users ON users.is_admin
  JOIN admin_users ON admin_users.user_id = users.id AND (permissions = '{}' OR 'support' = ANY(permissions))
  WHERE room.id = ${roomId} AND room.type = 'support'`

export const audienceOf = async (db: Db, roomId: number): Promise<string[]> =>
  (await audience(roomId).execute(db)).rows.map(({ id }) => id)

/** Fields that are known only when a message is written. */
type Written = Pick<
  MessageRow,
  'id' | 'seq' | 'revision' | (`${'sender' | 'author'}${string}` & keyof MessageRow)
> & {
  audience: string[]
}

/**
 * Writes a message to a locked room under the next number, and updates what follows: the sender's read mark, and
 * whether a member waits for support.
 * @returns the message as its sender sees it, and the people to notify
 */
export async function writeMessage(
  db: Db,
  { id: roomId, isAnswering, seatId, type }: LockedRoom,
  message: NewMessage,
  now: Date,
): Promise<{ row: MessageRow; audience: string[] }> {
  const needsReply = type === 'support' && !isAnswering
  const { pictureName = null, pictureHash = null, pictureWidth = null, pictureHeight = null } = message
  const { pictureBytes = null, card = null, quoted = null } = message
  const { rows } = await sql<Written>`
    WITH counted AS (
      UPDATE chat_rooms SET last_seq = last_seq + 1, revision = revision + 1, updated_at = ${now},
        untold_since = CASE WHEN ${isGroupEvent(message.messageType)}::boolean THEN untold_since ELSE coalesce(untold_since, ${now}) END,
        supported_at = CASE WHEN type = 'support' THEN ${now}::timestamptz END,
        waiting_since = CASE WHEN ${needsReply} THEN coalesce(waiting_since, ${now}) END,
        answering_id = CASE WHEN ${isAnswering}::boolean THEN ${message.senderId} ELSE answering_id END,
        answering_since = CASE WHEN ${isAnswering}::boolean THEN ${now} ELSE answering_since END
      WHERE id = ${roomId} RETURNING id, last_seq, revision
    ), written AS (
      INSERT INTO chat_messages (room_id, seq, revision, sender_id, from_support, client_id, message_type, message,
        picture_name, picture_hash, picture_width, picture_height, picture_bytes, card, reply_to_seq, created_at)
      SELECT id, last_seq, revision, ${message.senderId}, ${isAnswering}, ${message.clientId}::uuid, ${message.messageType},
        ${message.message}, ${pictureName}, ${pictureHash}, ${pictureWidth}::integer, ${pictureHeight}::integer,
        ${pictureBytes}::integer, ${card && JSON.stringify(card)}::jsonb, ${quoted?.seq ?? null}::bigint, ${now}
      FROM counted RETURNING id, seq, revision
    ), read AS (
      UPDATE chat_participants SET last_read_seq = written.seq, last_read_at = ${now} FROM written
      WHERE room_id = ${roomId} AND user_id = ${seatId} AND last_read_seq = written.seq - 1
    )
    SELECT written.*, ARRAY(${audience(roomId)}) AS audience,
      sender.id AS sender_id, sender.user_handle AS sender_handle, sender.first_name AS sender_first_name,
      sender.last_name AS sender_last_name, sender.profile_image_url AS sender_image,
      sender.is_team AS sender_is_team,
      author.id AS author_id, author.user_handle AS author_handle, author.first_name AS author_first_name,
      author.last_name AS author_last_name, author.profile_image_url AS author_image,
      author.is_team AS author_is_team
    FROM written
    LEFT JOIN people AS sender ON sender.id = CASE WHEN ${isAnswering}::boolean THEN ${supportId} ELSE ${message.senderId} END
    LEFT JOIN people AS author ON ${isAnswering}::boolean AND author.id = ${message.senderId}`.execute(db)
  const [written] = rows
  if (!written) throw new Error('a message in a locked room is written')
  const { audience: concerned, ...known } = written
  const { messageType, message: text, clientId } = message
  const sent = {
    roomId,
    messageType,
    message: text,
    clientId,
    pictureHash,
    pictureWidth,
    pictureHeight,
    card,
    quoted,
    reactions: null,
    createdAt: now,
  }
  const row = { ...known, ...sent, editedAt: null, deletedAt: null, isOwn: true, isApart: false }
  return { row, audience: concerned }
}

/** A person's or the team's own message that wasn't deleted. */
export const ownMessage = (db: Db, { userId }: Viewer, id: number) =>
  db
    .selectFrom('chatMessages')
    .select(['id', 'roomId', 'messageType', 'createdAt', 'pictureName', 'fromSupport'])
    .select(sql<boolean>`card IS NOT NULL`.as('isCard'))
    .where('id', '=', id)
    .where('senderId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('messageType', '=', sql<string>`ANY(${writtenTypes}::text[])`)
    .executeTakeFirst()

/** The next revision of a locked room. */
const nextRevision = async (db: Db, roomId: number): Promise<number> =>
  (
    await db
      .updateTable('chatRooms')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', roomId)
      .returning('revision')
      .executeTakeFirstOrThrow()
  ).revision

/** Kept until operators have reviewed it. */
const nameIfReported = sql<string | null>`CASE WHEN EXISTS (
  SELECT FROM abuse_reports AS report WHERE report.kind = 'message' AND report.subject_id = chat_messages.id
    AND report.status = 'open') THEN picture_name END`

/** Changes a message of a locked room. */
export async function changeMessage(
  db: Db,
  { id, roomId }: { id: number; roomId: number },
  changes: { message: string; editedAt: Date } | { message: ''; deletedAt: Date },
): Promise<void> {
  const revision = await nextRevision(db, roomId)
  const isDeleted = 'deletedAt' in changes
  const nothing = {
    pictureName: nameIfReported,
    pictureHash: null,
    card: null,
    replyToSeq: null,
    hasReactions: false,
  }
  await db
    .updateTable('chatMessages')
    .set({ ...changes, ...(isDeleted && nothing), revision })
    .where('id', '=', id)
    .execute()
  if (!isDeleted) return
  await db.deleteFrom('chatReactions').where('messageId', '=', id).execute()
  await updateUnansweredSince(db, roomId)
}

/** Notes that the reactions to a message of a locked room changed. */
export async function recordReactions(db: Db, { id, roomId }: { id: number; roomId: number }): Promise<void> {
  const revision = await nextRevision(db, roomId)
  const hasReactions = sql<boolean>`EXISTS (SELECT FROM chat_reactions WHERE message_id = chat_messages.id)`
  await db.updateTable('chatMessages').set({ hasReactions, revision }).where('id', '=', id).execute()
}

/** Deleting a message or marking some as done may change whether a member waits for support. */
export const updateUnansweredSince = (db: Db, roomId: number) =>
  sql`UPDATE chat_rooms AS room SET waiting_since = ${waitingSince}
    WHERE room.id = ${roomId} AND room.type = 'support'`.execute(db)

/**
 * Records the last message a viewer has read; never decreases.
 * @param seq the message; all by default
 * @returns whether it increased
 */
export async function recordRead(
  db: Db,
  viewer: Viewer,
  { roomId, seq, now }: { roomId: number; seq: number | undefined; now: Date },
): Promise<boolean> {
  const read = sql`least(room.last_seq, ${seq ?? null}::bigint)`
  const { numAffectedRows } = await sql`
    UPDATE chat_participants AS seat SET last_read_seq = greatest(seat.last_read_seq, ${read}), last_read_at = ${now}
    FROM chat_rooms AS room WHERE room.id = ${roomId} AND ${isParticipant(viewer)}
      AND (seat.last_read_seq < ${read} OR seat.last_read_at IS NULL)`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Whether a message has this picture. */
export const pictureIsStored = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('chatMessages').select('id').where('pictureName', '=', name).executeTakeFirst()) !==
  undefined
