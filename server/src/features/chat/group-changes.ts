import type { GroupEventType } from '@pepwell/domain/social/chat'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { participantsOf } from './chat-rooms.queries.ts'
import { viewerOf } from './room-access.queries.ts'
import { groupOwnerIn } from './serialize-rooms.ts'
import { audienceOf, type LockedRoom, lockRoom, writeMessage } from './writing.queries.ts'

/**
 * One of the user's groups, locked, with its people.
 * @throws Refusal CHAT_ROOM_NOT_FOUND
 */
export async function lockedGroup(tx: Db, user: SessionUser, id: number) {
  const room = await lockRoom(tx, viewerOf(user), id)
  if (room?.type !== 'group') throw new Refusal('CHAT_ROOM_NOT_FOUND')
  const inGroup = await participantsOf(tx, { roomIds: [id], groupIds: [id], userId: user.id })
  return { room, inGroup, isKeeper: groupOwnerIn(inGroup) === user.id }
}

/** Publishes a change to a group's members, and to others. */
export const publishToGroup = async (
  people: People,
  tx: Db,
  {
    room,
    call,
    also = [],
  }: { room: LockedRoom; call: { invalidatesTags: readonly string[] }; also?: string[] },
): Promise<void> =>
  people.publish(tx, [...(await audienceOf(tx, room.id)), ...also], {
    type: 'changed',
    changes: call.invalidatesTags,
  })

/** Writes who joined or left as a message with its own number. */
export const recordGroupEvent = (
  clock: Clock,
  tx: Db,
  { room, who, type }: { room: LockedRoom; who: string; type: GroupEventType },
) =>
  writeMessage(
    tx,
    room,
    { senderId: who, clientId: null, messageType: type, message: '' },
    new Date(clock.now()),
  )
