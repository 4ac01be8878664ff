import * as calls from '@pepwell/contract/social/chat.calls'
import {
  acceptGroupInvitation,
  declineGroupInvitation,
} from '@pepwell/contract/social/group-invitations.calls'
import {
  DECLINED_GROUP_DAYS,
  LEFT_GROUP_DAYS,
  MAX_GROUP_FRIENDS,
  MAX_GROUP_INVITATIONS,
} from '@pepwell/domain/social/chat'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { lockedGroup, publishToGroup, recordGroupEvent } from './group-changes.ts'
import * as queries from './group-invitations.queries.ts'
import { addParticipant, lockLastSeq } from './groups.queries.ts'
import { invitationMessage } from './invitation-kind.ts'
import { lockUsersForShare } from './opening-rooms.queries.ts'

const DAY_MS = 24 * 60 * 60_000

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
  notifications: Notifications
}

/** Returning to groups that people left by choice: by themselves for a while, or through an invitation. */
export function groupReturnsService({ db, clock, people, rateLimits, notifications }: Deps) {
  const rejoinings = rateLimits.limit('rejoin-group', { minutes: 24 * 60, perAccount: 10, perAddress: 200 })
  const invitings = rateLimits.limit('invite-to-group', { minutes: 24 * 60, perAccount: 30, perAddress: 600 })

  const isWithin = (at: Date | null | undefined, days: number): boolean =>
    at != null && at.getTime() > clock.now() - days * DAY_MS

  /**
   * Adds a person again after the last message.
   * @throws Refusal GROUP_FULL
   */
  async function comeBack(
    tx: Db,
    user: SessionUser,
    { id, seq, call }: { id: number; seq: number; call: { invalidatesTags: readonly string[] } },
  ): Promise<void> {
    await addParticipant(tx, { roomId: id, userId: user.id, seq, now: new Date(clock.now()) })
    const { room, inGroup } = await lockedGroup(tx, user, id)
    if (inGroup.length > MAX_GROUP_FRIENDS + 1) throw new Refusal('GROUP_FULL')
    await recordGroupEvent(clock, tx, { room, who: user.id, type: 'joined' })
    await publishToGroup(people, tx, { room, call })
  }

  return {
    /** The user's open invitations. */
    async list(user: SessionUser) {
      const rows = await queries.invitationsOf(db, user.id)
      return rows.map(({ roomId: chatRoomId, name, invitedAt, ...inviter }) => ({
        chatRoomId,
        name,
        inviter,
        invitedAt,
      }))
    },

    /**
     * Counts an invitation against the daily limit if adding the person would be one.
     * @throws Refusal TOO_MANY_REQUESTS
     */
    async requirePace(
      user: SessionUser,
      { roomId, userId }: { roomId: number; userId: string },
      address: string,
    ) {
      const left = await queries.voluntaryExit(db, { roomId, userId })
      if (left) await invitings.take({ account: user.id, address })
    },

    /**
     * Invites a person who left a locked group by choice.
     * @returns whether they did; others are added directly
     * @throws Refusal GROUP_DECLINED, GROUP_INVITATIONS_FULL
     */
    async inviteIfLeft(
      tx: Db,
      { roomId, userId, inviter }: { roomId: number; userId: string; inviter: SessionUser },
    ): Promise<boolean> {
      const left = await queries.voluntaryExit(tx, { roomId, userId })
      if (!left) return false
      if (isWithin(left.declinedAt, DECLINED_GROUP_DAYS)) throw new Refusal('GROUP_DECLINED')
      const open = await queries.invitationsOf(tx, userId)
      if (open.some((invitation) => invitation.roomId === roomId)) return true
      if (open.length >= MAX_GROUP_INVITATIONS) throw new Refusal('GROUP_INVITATIONS_FULL')
      const now = new Date(clock.now())
      await queries.recordInvitation(tx, { roomId, userId, inviterId: inviter.id, now })
      const about = { chatRoomId: roomId, readerId: userId }
      await notifications.notify(tx, userId, invitationMessage(about, inviter, now))
      await people.publish(tx, [userId], { type: 'changed', changes: calls.addToChatRoom.invalidatesTags })
      return true
    },

    /** @throws Refusal GROUP_INVITATION_NOT_FOUND, GROUP_FULL */
    accept: (user: SessionUser, id: number) =>
      db.transaction().execute(async (tx) => {
        await lockUsersForShare(tx, [user.id])
        const seq = await lockLastSeq(tx, id)
        if (seq === undefined || !(await queries.hasInvitation(tx, { roomId: id, userId: user.id })))
          throw new Refusal('GROUP_INVITATION_NOT_FOUND')
        await comeBack(tx, user, { id, seq, call: acceptGroupInvitation })
      }),

    /** @throws Refusal GROUP_INVITATION_NOT_FOUND */
    decline: (user: SessionUser, id: number) =>
      db.transaction().execute(async (tx) => {
        const seat = { roomId: id, userId: user.id }
        const seq = await lockLastSeq(tx, id)
        if (seq === undefined || !(await queries.hasInvitation(tx, seat)))
          throw new Refusal('GROUP_INVITATION_NOT_FOUND')
        await queries.recordDeclined(tx, { ...seat, now: new Date(clock.now()) })
        await people.publish(tx, [user.id], {
          type: 'changed',
          changes: declineGroupInvitation.invalidatesTags,
        })
      }),

    /**
     * Returns to a group that the user left by choice recently, without earlier messages.
     * @throws Refusal CHAT_ROOM_NOT_FOUND, GROUP_FULL, TOO_MANY_REQUESTS
     */
    async rejoin(user: SessionUser, id: number, address: string): Promise<void> {
      await rejoinings.take({ account: user.id, address })
      await db.transaction().execute(async (tx) => {
        await lockUsersForShare(tx, [user.id])
        const seq = await lockLastSeq(tx, id)
        const left = await queries.voluntaryExit(tx, { roomId: id, userId: user.id })
        if (seq === undefined || !isWithin(left?.leftAt, LEFT_GROUP_DAYS))
          throw new Refusal('CHAT_ROOM_NOT_FOUND')
        await comeBack(tx, user, { id, seq, call: calls.rejoinChatRoom })
      })
    },
  }
}

export type GroupReturns = ReturnType<typeof groupReturnsService>
