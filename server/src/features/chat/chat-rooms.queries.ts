import { type ChatRoomType, MAX_COUNTED_UNREAD } from '@pepwell/domain/social/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { isApart, publicColumns } from '../friends/friends.service.ts'
import {
  isAnswering,
  isOpenToViewer,
  isParticipant,
  preparedFor,
  type Viewer,
} from './room-access.queries.ts'
import { isForReader } from './unread.queries.ts'

/** Whether the viewer, or their support team, wrote a message in the room called `room`. */
export const isOwn = (viewer: Viewer, name: 'message' | 'quoted' = 'message'): RawBuilder<boolean> => {
  const [sender, fromSupport] = [sql.ref(`${name}.senderId`), sql.ref(`${name}.fromSupport`)]
  const own = sql<boolean>`coalesce(${sender} = ${viewer.userId}::text AND NOT ${fromSupport}, false)`
  return viewer.isTeam ? sql`CASE WHEN room.type = 'support' THEN ${fromSupport} ELSE ${own} END` : own
}

const unreadCount = (viewer: Viewer) => sql<number>`CASE WHEN room.last_seq > seat.last_read_seq THEN (
  SELECT count(*) FROM (SELECT FROM chat_messages AS message WHERE message.room_id = room.id
    AND message.seq > seat.last_read_seq AND ${isForReader(sql`${viewer.userId}::text`, isOwn(viewer))}
    LIMIT ${sql.lit(MAX_COUNTED_UNREAD)}) AS unread)
  ELSE 0 END`

/** Open rooms of a viewer. */
const rooms = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('chatRooms as room')
    .innerJoin('chatParticipants as seat', (join) => join.on(isParticipant(viewer)))
    .select([
      'room.id',
      sql<ChatRoomType>`room.type`.as('type'),
      'room.name',
      'room.lastSeq',
      'room.createdAt',
      'room.updatedAt',
      'seat.lastReadSeq',
      unreadCount(viewer).as('unreadCount'),
      isAnswering(viewer).as('isAnswering'),
      sql<boolean>`(room.type <> 'direct' OR (room.one_id IS NOT NULL AND room.other_id IS NOT NULL))`.as(
        'isOpen',
      ),
    ])
    .where(isOpenToViewer(viewer))

/** A room as it is read. */
export type RoomRow = Awaited<ReturnType<typeof roomsById>>[number]

/** Support rooms in an operator's list. */
const TEAM_ROOMS = 50

type List = Viewer & { limit: number; after: number }

const latestFirst = (db: Db, viewer: Viewer, limit: number) => {
  const own = rooms(db, viewer).orderBy('room.updatedAt', 'desc').orderBy('room.id', 'desc').limit(limit)
  if (!viewer.isTeam) return own
  // The team's account is in all of its rooms, also empty ones.
  return own
    .where('room.lastSeq', '>', sql<number>`CASE WHEN room.type = 'support' THEN 0 ELSE -1 END`)
    .where(
      sql<boolean>`room.id IN (
      SELECT own.room_id FROM chat_participants AS own WHERE own.user_id = ${viewer.userId}::text AND own.left_at IS NULL
      UNION ALL (SELECT id FROM chat_rooms WHERE supported_at IS NOT NULL
        ORDER BY supported_at DESC, id DESC LIMIT ${sql.lit(TEAM_ROOMS)}))`,
    )
}

const firstPage = preparedFor((db, { limit }: Omit<List, 'after'>, viewer) => latestFirst(db, viewer, limit))

const nextPage = preparedFor((db, { limit, after }: List, viewer) =>
  latestFirst(db, viewer, limit).where(
    sql<boolean>`(room.updated_at, room.id) < (SELECT last.updated_at, last.id FROM chat_rooms AS last WHERE last.id = ${after}::bigint)`,
  ),
)

/** A viewer's rooms, latest first; with `after`, those that follow it. */
export const roomsOf = (db: Db, viewer: Viewer, { limit, after }: { limit: number; after?: number }) =>
  after === undefined ? firstPage(db, { ...viewer, limit }) : nextPage(db, { ...viewer, limit, after })

const byId = preparedFor((db, { ids }: Viewer & { ids: readonly number[] }, viewer) =>
  rooms(db, viewer).where('room.id', '=', sql<number>`ANY(${ids}::bigint[])`),
)

/** Those of the rooms that a viewer is in and that are open. */
export const roomsById = (db: Db, viewer: Viewer, ids: readonly number[]) => byId(db, { ...viewer, ids })

/** The members of these rooms, and which rooms are groups. */
interface PeopleAsked {
  roomIds: readonly number[]
  groupIds: readonly number[]
  userId: string
}

/** People in rooms in order of arrival; in a group, with whether the viewer sees nothing of them. */
export const participantsOf = prepared((db, { roomIds, groupIds, userId }: PeopleAsked) => {
  const isInGroup = sql<boolean>`(seat.room_id = ANY(${groupIds}::bigint[]))`
  return db
    .selectFrom('chatParticipants as seat')
    .innerJoin('users as person', 'person.id', 'seat.userId')
    .select(publicColumns)
    .select([
      'seat.roomId',
      'seat.joinedAt',
      'seat.lastReadAt',
      'seat.lastReadSeq',
      isInGroup.as('isInGroup'),
      sql<boolean>`(${isInGroup} AND ${isApart(sql`${userId}::text`, sql`person.id`)})`.as('isApart'),
    ])
    .where('seat.roomId', '=', sql<number>`ANY(${roomIds}::bigint[])`)
    .where('seat.leftAt', 'is', null)
    .orderBy('seat.joinedAt')
    .orderBy('seat.userId')
})

export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number]
