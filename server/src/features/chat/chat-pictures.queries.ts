import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isApart } from '../friends/friends.service.ts'
import type { StoredBytes } from '../pictures/picture-space.service.ts'
import { isOpenToViewer, isParticipant, supportId, type Viewer } from './room-access.queries.ts'

/** Bytes of a person's pictures. */
export const storedBytes: StoredBytes = (userId) =>
  sql`SELECT sum(picture_bytes) FROM chat_messages
    WHERE sender_id = ${userId} AND picture_name IS NOT NULL AND NOT from_support`

/** The picture of a visible message, and its folder. */
export const pictureOf = (db: Db, viewer: Viewer, id: number) =>
  db
    .selectFrom('chatMessages as message')
    .innerJoin('chatRooms as room', 'room.id', 'message.roomId')
    .innerJoin('chatParticipants as seat', (join) => join.on(isParticipant(viewer)))
    .select([
      sql<string>`message.picture_name`.as('name'),
      sql<string>`message.picture_hash`.as('hash'),
      sql<string>`CASE WHEN message.from_support THEN ${supportId} ELSE message.sender_id END`.as('owner'),
    ])
    .where('message.id', '=', id)
    .where('message.pictureName', 'is not', null)
    .where('message.deletedAt', 'is', null)
    .whereRef('message.seq', '>', 'seat.fromSeq')
    .where(isOpenToViewer(viewer))
    .where(
      sql<boolean>`(room.type <> 'group' OR NOT ${isApart(sql`${viewer.userId}::text`, sql`message.sender_id`)})`,
    )
    .executeTakeFirst()

/** A person's pictures, each with its day. */
export const ownPicturesOf = (db: Db, userId: string) =>
  db
    .selectFrom('chatMessages')
    .select([
      sql<string>`picture_name`.as('name'),
      sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('sentOn'),
    ])
    .where('senderId', '=', userId)
    .where('pictureName', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('fromSupport', '=', false)
    .orderBy('id')
    .execute()
