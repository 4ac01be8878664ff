import { MAX_GROUP_INVITATIONS } from '@pepwell/domain/social/chat'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isApart, isFriend, publicColumns } from '../friends/friends.service.ts'

/** A person's membership in a group. */
interface Seat {
  roomId: number
  userId: string
}

/** Open invitations: they end if the inviting person leaves the group, is suspended, or is no longer a friend. */
const openInvitations = (db: Db) =>
  db
    .selectFrom('chatParticipants as seat')
    .innerJoin('chatRooms as room', 'room.id', 'seat.roomId')
    .innerJoin('users as person', 'person.id', 'seat.invitedBy')
    .innerJoin('chatParticipants as inviting', (join) =>
      join.onRef('inviting.roomId', '=', 'seat.roomId').onRef('inviting.userId', '=', 'seat.invitedBy'),
    )
    .where('seat.leftAt', 'is not', null)
    .where('seat.invitedAt', 'is not', null)
    .where('inviting.leftAt', 'is', null)
    .where('person.suspendedAt', 'is', null)
    .where(isFriend(sql`seat.user_id`, sql`person.id`))
    .where(({ not }) => not(isApart(sql`seat.user_id`, sql`person.id`)))

/** A person's open invitations, latest first. */
export const invitationsOf = (db: Db, userId: string) =>
  openInvitations(db)
    .select(publicColumns)
    .select(['seat.roomId', sql<string>`room.name`.as('name'), sql<Date>`seat.invited_at`.as('invitedAt')])
    .where('seat.userId', '=', userId)
    .orderBy('seat.invitedAt', 'desc')
    .orderBy('seat.roomId', 'desc')
    .limit(MAX_GROUP_INVITATIONS)
    .execute()

export const hasInvitation = async (db: Db, { roomId, userId }: Seat): Promise<boolean> =>
  (await openInvitations(db)
    .select('seat.roomId')
    .where('seat.userId', '=', userId)
    .where('seat.roomId', '=', roomId)
    .executeTakeFirst()) !== undefined

/** Whether invitations are open, in order. */
export async function areInvited(
  db: Db,
  abouts: readonly { chatRoomId: number; readerId: string }[],
): Promise<boolean[]> {
  const rows = await openInvitations(db)
    .select(['seat.roomId', 'seat.userId'])
    .where('seat.userId', '=', sql<string>`ANY(${abouts.map(({ readerId }) => readerId)}::text[])`)
    .where('seat.roomId', '=', sql<number>`ANY(${abouts.map(({ chatRoomId }) => chatRoomId)}::bigint[])`)
    .execute()
  const open = new Set(rows.map(({ roomId, userId }) => `${roomId} ${userId}`))
  return abouts.map(({ chatRoomId, readerId }) => open.has(`${chatRoomId} ${readerId}`))
}

/** When a person left a group by choice, and last declined to return; undefined if they didn't leave. */
export const voluntaryExit = (db: Db, { roomId, userId }: Seat) =>
  db
    .selectFrom('chatParticipants')
    .select(['leftAt', 'declinedAt'])
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .where('leftByChoice', '=', true)
    .where('leftAt', 'is not', null)
    .executeTakeFirst()

export const recordInvitation = (
  db: Db,
  { roomId, userId, inviterId, now }: Seat & { inviterId: string; now: Date },
) =>
  db
    .updateTable('chatParticipants')
    .set({ invitedAt: now, invitedBy: inviterId, declinedAt: null })
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .execute()

export const recordDeclined = (db: Db, { roomId, userId, now }: Seat & { now: Date }) =>
  db
    .updateTable('chatParticipants')
    .set({ invitedAt: null, invitedBy: null, declinedAt: now })
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .execute()
