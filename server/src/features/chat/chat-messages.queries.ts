import type { MessageType } from '@pepwell/domain/chat'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { isApart } from '../friends/friends.service.ts'
import { isOwn } from './chat-rooms.queries.ts'
import { isAnswering, isOpenToViewer, isSeatOf, supportId, type Viewer } from './seats.queries.ts'

/** Messages that a viewer sees, each with its sender, and with who of the team wrote it where the viewer is of it. */
const messages = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('chatMessages as message')
    .innerJoin('chatRooms as room', 'room.id', 'message.roomId')
    .innerJoin('chatParticipants as seat', (join) => join.on(isSeatOf(viewer)))
    .leftJoin('users as sender', (join) =>
      join.on(
        sql<boolean>`sender.id = CASE WHEN message.from_support THEN ${supportId} ELSE message.sender_id END`,
      ),
    )
    .leftJoin('users as author', (join) =>
      join.on(
        sql<boolean>`author.id = message.sender_id AND message.from_support AND ${isAnswering(viewer)}`,
      ),
    )
    .select([
      'message.id',
      'message.roomId',
      'message.seq',
      'message.revision',
      'message.message',
      sql<MessageType>`message.message_type`.as('messageType'),
      'message.createdAt',
      'message.editedAt',
      'message.deletedAt',
      'message.pictureHash',
      'message.pictureWidth',
      'message.pictureHeight',
      sql<string | null>`CASE WHEN message.sender_id = ${viewer.userId}::text THEN message.client_id END`.as(
        'clientId',
      ),
      isOwn(viewer).as('isOwn'),
      sql<boolean>`(room.type = 'group' AND ${isApart(sql`${viewer.userId}::text`, sql`sender.id`)})`.as(
        'isApart',
      ),
    ])
    .select([
      'sender.id as senderId',
      'sender.userHandle as senderHandle',
      'sender.firstName as senderFirstName',
      'sender.lastName as senderLastName',
      'sender.profileImageUrl as senderImage',
      'author.id as authorId',
      'author.userHandle as authorHandle',
      'author.firstName as authorFirstName',
      'author.lastName as authorLastName',
      'author.profileImageUrl as authorImage',
    ])
    .whereRef('message.seq', '>', 'seat.fromSeq')
    .where(isOpenToViewer(viewer))

/** A message as it is read. */
export type MessageRow = Awaited<ReturnType<typeof messageById>> & {}

type InRoom = Viewer & { roomId: number; limit: number }

const inRoom = (db: Db, page: InRoom) =>
  messages(db, page).where('message.roomId', '=', page.roomId).limit(page.limit)

const newest = prepared((db, page: InRoom) => inRoom(db, page).orderBy('message.seq', 'desc'))

const older = prepared((db, page: InRoom & { before: number }) =>
  inRoom(db, page).where('message.seq', '<', page.before).orderBy('message.seq', 'desc'),
)

const newer = prepared((db, page: InRoom & { after: number }) =>
  inRoom(db, page).where('message.seq', '>', page.after).orderBy('message.seq'),
)

const changed = prepared((db, page: InRoom & { changedAfter: number }) =>
  inRoom(db, page).where('message.revision', '>', page.changedAfter).orderBy('message.revision'),
)

/** Which messages of a room: the newest, or those before or after a place, or those that changed after a revision. */
export interface Page {
  limit: number
  before?: number
  after?: number
  changedAfter?: number
}

/** A page of a room's messages in their order; what changed after a revision, in the order in which it changed. */
export async function messagesIn(db: Db, viewer: Viewer, roomId: number, page: Page): Promise<MessageRow[]> {
  const { limit, before, after, changedAfter } = page
  const asked = { ...viewer, roomId, limit }
  if (after !== undefined) return newer(db, { ...asked, after })
  if (changedAfter !== undefined) return changed(db, { ...asked, changedAfter })
  const rows = await (before === undefined ? newest(db, asked) : older(db, { ...asked, before }))
  return rows.reverse()
}

const lastOf = prepared((db, asked: Viewer & { roomIds: readonly number[] }) =>
  messages(db, asked)
    .where('room.id', '=', sql<number>`ANY(${asked.roomIds}::bigint[])`)
    .whereRef('message.seq', '=', 'room.lastSeq'),
)

/** The last message of each of these rooms, where the viewer sees it. */
export const lastMessagesOf = (db: Db, viewer: Viewer, roomIds: readonly number[]) =>
  lastOf(db, { ...viewer, roomIds })

/** A message that a viewer sees. */
export const messageById = (db: Db, viewer: Viewer, id: number) =>
  messages(db, viewer).where('message.id', '=', id).executeTakeFirst()

/** What somebody sent under an id of their client's, wherever that was. */
export const messageByClientId = (db: Db, viewer: Viewer, clientId: string) =>
  messages(db, viewer)
    .where('message.senderId', '=', viewer.userId)
    .where('message.clientId', '=', clientId)
    .executeTakeFirst()
