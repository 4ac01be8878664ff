import * as calls from '@pepwell/contract/chat.calls'
import { type ComingType, LEFT_GROUP_DAYS, MOST_GROUP_FRIENDS } from '@pepwell/domain/chat'
import { isTeamGroup } from '@pepwell/domain/impersonation'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { participantsOf } from './chat-rooms.queries.ts'
import { leftSince, letGo, letIn, lockLastSeq, renameRoom } from './groups.queries.ts'
import {
  addPeople,
  groupByClientId,
  insertGroup,
  keepPeople,
  peopleToTalkTo,
} from './opening-rooms.queries.ts'
import { viewerOf } from './room-access.queries.ts'
import { keeperAmong } from './shown-rooms.ts'
import { audienceOf, type LockedRoom, lockRoom, writeMessage } from './writing.queries.ts'

const DAY_MS = 24 * 60 * 60_000

interface Parts {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
}

/** @throws Refusal MEMBER_NOT_FOUND, NOT_FRIENDS */
async function demandFriends(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const found = await peopleToTalkTo(tx, userId, ids)
  if (found.length < ids.length) throw new Refusal('MEMBER_NOT_FOUND')
  if (found.some(({ isFriend }) => !isFriend)) throw new Refusal('NOT_FRIENDS')
}

/** @throws Refusal NAME_RESERVED */
function demandOwnName(name: string): void {
  if (isTeamGroup(name)) throw new Refusal('NAME_RESERVED')
}

/**
 * Makes a group of somebody and their friends, unless the same was sent before.
 * @returns its id
 * @throws Refusal MEMBER_NOT_FOUND, NOT_FRIENDS, GROUP_FULL, NAME_RESERVED
 */
export async function makeGroup(
  tx: Db,
  userId: string,
  {
    name,
    clientId = null,
    friendIds,
  }: { name: string; clientId?: string | null; friendIds: readonly string[] },
  now: Date,
): Promise<number> {
  demandOwnName(name)
  if (friendIds.length > MOST_GROUP_FRIENDS) throw new Refusal('GROUP_FULL')
  await keepPeople(tx, [userId, ...friendIds])
  const made = await insertGroup(tx, { createdBy: userId, name, clientId, now })
  const known = made === undefined && clientId ? await groupByClientId(tx, userId, clientId) : undefined
  if (known !== undefined) return known
  if (made === undefined) throw new Error('a group that cannot be made is there')
  await demandFriends(tx, userId, friendIds)
  await addPeople(tx, made, [userId], now)
  // Whoever made it came first, and keeps it.
  await addPeople(tx, made, friendIds, new Date(now.getTime() + 1))
  return made
}

/** Named groups: what they are called, and who is in them. */
export function groupsService({ db, clock, people, rateLimits }: Parts) {
  const rejoinings = rateLimits.limit('rejoin-group', { minutes: 24 * 60, perAccount: 10, perAddress: 200 })

  /** A group that somebody is in, locked, with its people. @throws Refusal CHAT_ROOM_NOT_FOUND */
  async function locked(tx: Db, user: SessionUser, id: number) {
    const room = await lockRoom(tx, viewerOf(user), id)
    if (room?.type !== 'group') throw new Refusal('CHAT_ROOM_NOT_FOUND')
    const inGroup = await participantsOf(tx, { roomIds: [id], groupIds: [id], userId: user.id })
    return { room, inGroup, isKeeper: keeperAmong(inGroup) === user.id }
  }

  const tell = async (
    tx: Db,
    { id }: LockedRoom,
    call: { invalidatesTags: readonly string[] },
    also: readonly string[] = [],
  ) =>
    people.publish(tx, [...(await audienceOf(tx, id)), ...also], {
      type: 'changed',
      changes: call.invalidatesTags,
    })

  /** Who came or went stands among what is said, at a place of its own. */
  const note = (tx: Db, room: LockedRoom, { who, type }: { who: string; type: ComingType }) =>
    writeMessage(
      tx,
      room,
      { senderId: who, clientId: null, messageType: type, message: '' },
      new Date(clock.now()),
    )

  const leftLately = (tx: Db, roomId: number, userId: string): Promise<boolean> =>
    leftSince(tx, { roomId, userId, since: new Date(clock.now() - LEFT_GROUP_DAYS * DAY_MS) })

  return {
    /** @throws Refusal CHAT_ROOM_NOT_FOUND, NOT_ALLOWED, NAME_RESERVED */
    rename: (user: SessionUser, id: number, name: string) =>
      db.transaction().execute(async (tx) => {
        const { room, isKeeper } = await locked(tx, user, id)
        if (!isKeeper) throw new Refusal('NOT_ALLOWED')
        demandOwnName(name)
        await renameRoom(tx, id, name)
        await tell(tx, room, calls.renameChatRoom)
      }),

    /** @throws Refusal CHAT_ROOM_NOT_FOUND, MEMBER_NOT_FOUND, ONESELF, NOT_FRIENDS, GROUP_FULL, LEFT_GROUP */
    async add(user: SessionUser, id: number, userId: string): Promise<void> {
      if (userId === user.id) throw new Refusal('ONESELF')
      await db.transaction().execute(async (tx) => {
        await keepPeople(tx, [user.id, userId])
        const { room, inGroup } = await locked(tx, user, id)
        if (inGroup.some((person) => person.id === userId)) return
        await demandFriends(tx, user.id, [userId])
        if (inGroup.length > MOST_GROUP_FRIENDS) throw new Refusal('GROUP_FULL')
        const now = new Date(clock.now())
        if (await leftLately(tx, id, userId)) throw new Refusal('LEFT_GROUP')
        await letIn(tx, { roomId: id, userId, seq: room.lastSeq, now })
        await note(tx, room, { who: userId, type: 'joined' })
        await tell(tx, room, calls.addToChatRoom)
      })
    },

    /**
     * Comes back to a group that somebody left by choice; what was said before they don't see.
     * @throws Refusal CHAT_ROOM_NOT_FOUND, GROUP_FULL, TOO_MANY_REQUESTS
     */
    async rejoin(user: SessionUser, id: number, address: string): Promise<void> {
      await rejoinings.take({ account: user.id, address })
      await db.transaction().execute(async (tx) => {
        await keepPeople(tx, [user.id])
        const seq = await lockLastSeq(tx, id)
        if (seq === undefined || !(await leftLately(tx, id, user.id)))
          throw new Refusal('CHAT_ROOM_NOT_FOUND')
        await letIn(tx, { roomId: id, userId: user.id, seq, now: new Date(clock.now()) })
        const { room, inGroup } = await locked(tx, user, id)
        if (inGroup.length > MOST_GROUP_FRIENDS + 1) throw new Refusal('GROUP_FULL')
        await note(tx, room, { who: user.id, type: 'joined' })
        await tell(tx, room, calls.rejoinChatRoom)
      })
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND, MEMBER_NOT_FOUND, NOT_ALLOWED */
    remove: (user: SessionUser, id: number, userId: string) =>
      db.transaction().execute(async (tx) => {
        const { room, inGroup, isKeeper } = await locked(tx, user, id)
        if (userId !== user.id && !isKeeper) throw new Refusal('NOT_ALLOWED')
        if (!inGroup.some((person) => person.id === userId)) throw new Refusal('MEMBER_NOT_FOUND')
        await note(tx, room, { who: userId, type: userId === user.id ? 'left' : 'removed' })
        const leftAt = new Date(clock.now())
        await letGo(tx, { roomId: id, userId, leftAt, leftByChoice: userId === user.id })
        await tell(tx, room, calls.removeFromChatRoom, [userId])
      }),
  }
}

/** See {@link groupsService}. */
export type Groups = ReturnType<typeof groupsService>
