import * as calls from '@pepwell/contract/social/chat.calls'
import { MAX_GROUP_FRIENDS } from '@pepwell/domain/social/chat'
import { claimsApproval, isTeamGroup } from '@pepwell/domain/social/impersonation'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { lockedGroup, publishToGroup, recordGroupEvent } from './group-changes.ts'
import type { GroupReturns } from './group-returns.service.ts'
import { addParticipant, endParticipation, renameRoom } from './groups.queries.ts'
import {
  addPeople,
  contactablePeople,
  groupByClientId,
  insertGroup,
  lockUsersForShare,
} from './opening-rooms.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  returns: GroupReturns
}

/** @throws Refusal MEMBER_NOT_FOUND, NOT_FRIENDS */
async function requireFriends(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const found = await contactablePeople(tx, userId, ids)
  if (found.length < ids.length) throw new Refusal('MEMBER_NOT_FOUND')
  if (found.some(({ isFriend }) => !isFriend)) throw new Refusal('NOT_FRIENDS')
}

/** @throws Refusal NAME_RESERVED */
function requireOwnName(name: string): void {
  if (isTeamGroup(name) || claimsApproval(name)) throw new Refusal('NAME_RESERVED')
}

/**
 * Creates a group of a person and their friends, once per client id.
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
  requireOwnName(name)
  if (friendIds.length > MAX_GROUP_FRIENDS) throw new Refusal('GROUP_FULL')
  await lockUsersForShare(tx, [userId, ...friendIds])
  const made = await insertGroup(tx, { createdBy: userId, name, clientId, now })
  const known = made === undefined && clientId ? await groupByClientId(tx, userId, clientId) : undefined
  if (known !== undefined) return known
  if (made === undefined) throw new Error('a group that cannot be made is there')
  await requireFriends(tx, userId, friendIds)
  await addPeople(tx, made, [userId], now)
  // The creator comes first and owns the group.
  await addPeople(tx, made, friendIds, new Date(now.getTime() + 1))
  return made
}

/** Groups: their names and people. */
export function groupsService({ db, clock, people, returns }: Deps) {
  return {
    /** @throws Refusal CHAT_ROOM_NOT_FOUND, NOT_ALLOWED, NAME_RESERVED */
    rename: (user: SessionUser, id: number, name: string) =>
      db.transaction().execute(async (tx) => {
        const { room, isKeeper } = await lockedGroup(tx, user, id)
        if (!isKeeper) throw new Refusal('NOT_ALLOWED')
        requireOwnName(name)
        await renameRoom(tx, id, name)
        await publishToGroup(people, tx, { room, call: calls.renameChatRoom })
      }),

    /**
     * Adds a friend, or invites one who left by choice.
     * @throws Refusal CHAT_ROOM_NOT_FOUND, MEMBER_NOT_FOUND, ONESELF, NOT_FRIENDS, GROUP_FULL, GROUP_DECLINED,
     * GROUP_INVITATIONS_FULL, TOO_MANY_REQUESTS
     */
    async add(user: SessionUser, id: number, userId: string, address: string): Promise<void> {
      if (userId === user.id) throw new Refusal('ONESELF')
      await returns.requirePace(user, { roomId: id, userId }, address)
      await db.transaction().execute(async (tx) => {
        await lockUsersForShare(tx, [user.id, userId])
        const { room, inGroup } = await lockedGroup(tx, user, id)
        if (inGroup.some((person) => person.id === userId)) return
        await requireFriends(tx, user.id, [userId])
        if (inGroup.length > MAX_GROUP_FRIENDS) throw new Refusal('GROUP_FULL')
        if (await returns.inviteIfLeft(tx, { roomId: id, userId, inviter: user })) return
        await addParticipant(tx, { roomId: id, userId, seq: room.lastSeq, now: new Date(clock.now()) })
        await recordGroupEvent(clock, tx, { room, who: userId, type: 'joined' })
        await publishToGroup(people, tx, { room, call: calls.addToChatRoom })
      })
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND, MEMBER_NOT_FOUND, NOT_ALLOWED */
    remove: (user: SessionUser, id: number, userId: string) =>
      db.transaction().execute(async (tx) => {
        const { room, inGroup, isKeeper } = await lockedGroup(tx, user, id)
        if (userId !== user.id && !isKeeper) throw new Refusal('NOT_ALLOWED')
        if (!inGroup.some((person) => person.id === userId)) throw new Refusal('MEMBER_NOT_FOUND')
        await recordGroupEvent(clock, tx, {
          room,
          who: userId,
          type: userId === user.id ? 'left' : 'removed',
        })
        const leftAt = new Date(clock.now())
        await endParticipation(tx, { roomId: id, userId, leftAt, leftByChoice: userId === user.id })
        await publishToGroup(people, tx, { room, call: calls.removeFromChatRoom, also: [userId] })
      }),
  }
}

export type Groups = ReturnType<typeof groupsService>
