import { ownerOfGroup } from '@pepwell/domain/social/chat'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Db } from '../../database/connect.ts'
import { lastMessagesOf } from './chat-messages.queries.ts'
import { type ParticipantRow, participantsOf, type RoomRow } from './chat-rooms.queries.ts'
import type { Viewer } from './room-access.queries.ts'
import { serializeMessage } from './serialize-messages.ts'

const byRoom = <Row extends { roomId: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ roomId }) => roomId)

/** A group's owner; other rooms have none. */
export const groupOwnerIn = (people: readonly ParticipantRow[]): string | undefined =>
  ownerOfGroup(
    people
      .filter(({ isInGroup }) => isInGroup)
      .map(({ id: userId, joinedAt }) => ({ userId, joinedAt: joinedAt.getTime() })),
  )?.userId

/** The people of a room as one of them sees them, without how far others in a group have read. */
function shownPeople(rows: readonly ParticipantRow[], ownId: string) {
  const keeperId = groupOwnerIn(rows)
  return rows
    .filter(({ isApart }) => !isApart)
    .map(({ roomId, isInGroup, isApart, joinedAt, lastReadAt, lastReadSeq, ...user }) => ({
      user,
      joinedAt,
      ...(isInGroup && user.id !== ownId
        ? { lastReadAt: null, lastReadSeq: null }
        : { lastReadAt, lastReadSeq }),
      isKeeper: user.id === keeperId,
    }))
}

/** Rooms on the wire with people and last messages: two more queries for any number. */
export async function serializeRooms(db: Db, viewer: Viewer, rooms: readonly RoomRow[]) {
  if (rooms.length === 0) return []
  const roomIds = rooms.map(({ id }) => id)
  const groupIds = rooms.flatMap(({ id, type }) => (type === 'group' ? [id] : []))
  const [people, messages] = await Promise.all([
    participantsOf(db, { roomIds, groupIds, userId: viewer.userId }),
    lastMessagesOf(db, viewer, roomIds),
  ])
  const [peopleIn, lastIn] = [byRoom(people), byRoom(messages)]
  return rooms.map((room) => {
    const [last] = lastIn.get(room.id) ?? []
    const ownId = room.isAnswering ? supportAccount.id : viewer.userId
    return {
      ...room,
      participants: shownPeople(peopleIn.get(room.id) ?? [], ownId),
      lastMessage: last ? serializeMessage(last) : null,
    }
  })
}
