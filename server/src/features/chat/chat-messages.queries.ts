import type { MessageType } from '@pepwell/domain/social/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isApart } from '../friends/friends.service.ts'
import { isOwn } from './chat-rooms.queries.ts'
import { quotedMessage } from './quotes.queries.ts'
import { reactionsTo } from './reactions.queries.ts'
import {
  isAnswering,
  isOpenToViewer,
  isParticipant,
  preparedFor,
  supportId,
  type Viewer,
} from './room-access.queries.ts'
import type { StoredCard } from './stored-card.ts'

/** Messages of the room called `room` that the participant `seat` may see. */
const inRoom = (db: Db) =>
  db
    .selectFrom('chatMessages as inside')
    .selectAll()
    .where(sql<boolean>`(inside.room_id = room.id AND inside.seq > seat.from_seq)`)

type InRoom = ReturnType<typeof inRoom>

/**
 * Messages of a viewer's rooms, closed ones included, with sender and, for the team, author.
 * @param chosen selects a room's messages, by the room's index alone
 */
const messagesOfSeat = (db: Db, viewer: Viewer, chosen: (all: InRoom) => InRoom) =>
  db
    .selectFrom('chatRooms as room')
    .innerJoin('chatParticipants as seat', (join) => join.on(isParticipant(viewer)))
    .innerJoinLateral(chosen(inRoom(db)).as('message'), (join) => join.onTrue())
    .leftJoin('people as sender', (join) =>
      join.on(
        sql<boolean>`sender.id = CASE WHEN message.from_support THEN ${supportId} ELSE message.sender_id END`,
      ),
    )
    .leftJoin('people as author', (join) =>
      join.on(
        sql<boolean>`${isAnswering(viewer)} AND author.id = message.sender_id AND message.from_support`,
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
      sql<StoredCard | null>`message.card`.as('card'),
      sql<string | null>`CASE WHEN message.sender_id = ${viewer.userId}::text THEN message.client_id END`.as(
        'clientId',
      ),
      isOwn(viewer).as('isOwn'),
      quotedMessage(viewer).as('quoted'),
      reactionsTo(viewer).as('reactions'),
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
      'sender.isTeam as senderIsTeam',
      'author.id as authorId',
      'author.userHandle as authorHandle',
      'author.firstName as authorFirstName',
      'author.lastName as authorLastName',
      'author.profileImageUrl as authorImage',
      'author.isTeam as authorIsTeam',
    ])

/** The messages that a viewer sees. */
const messages = (db: Db, viewer: Viewer, chosen: (all: InRoom) => InRoom) =>
  messagesOfSeat(db, viewer, chosen).where(isOpenToViewer(viewer))

/** A message as it is read. */
export type MessageRow = Awaited<ReturnType<typeof messageById>> & {}

type PageRequest = Viewer & { roomId: number; limit: number }

const latestFirst = (
  db: Db,
  viewer: Viewer,
  { roomId, limit }: PageRequest,
  chosen: (all: InRoom) => InRoom,
) =>
  messages(db, viewer, (all) => chosen(all).orderBy('inside.seq', 'desc').limit(limit))
    .where('room.id', '=', roomId)
    .orderBy('message.seq', 'desc')

const newest = preparedFor((db, paging: PageRequest, viewer) => latestFirst(db, viewer, paging, (all) => all))

const older = preparedFor((db, paging: PageRequest & { before: number }, viewer) =>
  latestFirst(db, viewer, paging, (all) => all.where('inside.seq', '<', paging.before)),
)

const newer = preparedFor((db, { roomId, limit, after }: PageRequest & { after: number }, viewer) =>
  messages(db, viewer, (all) => all.where('inside.seq', '>', after).orderBy('inside.seq').limit(limit))
    .where('room.id', '=', roomId)
    .orderBy('message.seq'),
)

const changed = preparedFor(
  (db, { roomId, limit, changedAfter }: PageRequest & { changedAfter: number }, viewer) =>
    messages(db, viewer, (all) =>
      all.where('inside.revision', '>', changedAfter).orderBy('inside.revision').limit(limit),
    )
      .where('room.id', '=', roomId)
      .orderBy('message.revision'),
)

/** Which messages: the newest, those before or after a number, or those changed after a revision. */
export interface Page {
  limit: number
  before?: number
  after?: number
  changedAfter?: number
}

/** A page of a room's messages in order; changed ones in the order of their changes. */
export async function messagesIn(db: Db, viewer: Viewer, roomId: number, page: Page): Promise<MessageRow[]> {
  const { limit, before, after, changedAfter } = page
  const paging = { ...viewer, roomId, limit }
  if (after !== undefined) return newer(db, { ...paging, after })
  if (changedAfter !== undefined) return changed(db, { ...paging, changedAfter })
  const rows = await (before === undefined ? newest(db, paging) : older(db, { ...paging, before }))
  return rows.reverse()
}

const lastOf = preparedFor((db, { roomIds }: Viewer & { roomIds: readonly number[] }, viewer) =>
  messagesOfSeat(db, viewer, (all) => all.where(sql<boolean>`inside.seq = room.last_seq`)).where(
    'room.id',
    '=',
    sql<number>`ANY(${roomIds}::bigint[])`,
  ),
)

const lastSeenOf = preparedFor((db, { roomIds }: Viewer & { roomIds: readonly number[] }, viewer) =>
  messagesOfSeat(db, viewer, (all) =>
    all
      .where(sql<boolean>`NOT ${isApart(sql`${viewer.userId}::text`, sql`inside.sender_id`)}`)
      .orderBy('inside.seq', 'desc')
      .limit(1),
  ).where('room.id', '=', sql<number>`ANY(${roomIds}::bigint[])`),
)

/** The last visible message of each open room. */
export async function lastMessagesOf(db: Db, viewer: Viewer, roomIds: readonly number[]) {
  const rows = await lastOf(db, { ...viewer, roomIds })
  const hidden = rows.filter(({ isApart }) => isApart).map(({ roomId }) => roomId)
  if (hidden.length === 0) return rows
  return [
    ...rows.filter(({ isApart }) => !isApart),
    ...(await lastSeenOf(db, { ...viewer, roomIds: hidden })),
  ]
}

const one = (db: Db, viewer: Viewer, chosen: (all: InRoom) => InRoom, inRoom: RawBuilder<unknown>) =>
  messages(db, viewer, chosen).where(sql<boolean>`room.id = (${inRoom})`).executeTakeFirst()

/** A message that a viewer sees. */
export const messageById = (db: Db, viewer: Viewer, id: number) =>
  one(
    db,
    viewer,
    (all) => all.where('inside.id', '=', id),
    sql`SELECT room_id FROM chat_messages WHERE id = ${id}`,
  )

/** A message by its sender's client id, in any room. */
export const messageByClientId = (db: Db, viewer: Viewer, clientId: string) =>
  one(
    db,
    viewer,
    (all) => all.where('inside.senderId', '=', viewer.userId).where('inside.clientId', '=', clientId),
    sql`SELECT room_id FROM chat_messages WHERE sender_id = ${viewer.userId} AND client_id = ${clientId}`,
  )
