import type { NewChatRoom } from '@pepwell/contract/social/chat'
import * as calls from '@pepwell/contract/social/chat.calls'
import { MAX_NEW_GROUPS_PER_DAY } from '@pepwell/domain/social/chat'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { type RoomRow, roomsById, roomsOf } from './chat-rooms.queries.ts'
import { makeGroup } from './groups.service.ts'
import * as queries from './opening-rooms.queries.ts'
import { canOpenWithAnyone, type Viewer, viewerOf } from './room-access.queries.ts'
import { serializeRooms } from './serialize-rooms.ts'
import { audienceOf } from './writing.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
  notifications: Pick<Notifications, 'removeNames'>
}

/**
 * A room as a viewer sees it.
 * @throws Refusal CHAT_ROOM_NOT_FOUND
 */
export async function roomFor(db: Db, viewer: Viewer, id: number) {
  const [room] = await serializeRooms(db, viewer, await roomsById(db, viewer, [id]))
  if (!room) throw new Refusal('CHAT_ROOM_NOT_FOUND')
  return room
}

interface GroupForm {
  name: string
  clientId?: string | undefined
  friendIds: readonly string[]
}

const byLatest = (one: RoomRow, other: RoomRow): number =>
  other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id

/** A person's conversations, and how they start. */
export function chatRoomsService({ db, clock, people, rateLimits, notifications }: Deps) {
  const openings = rateLimits.limit('open-chat-room', { minutes: 60, perAccount: 200, perAddress: 2000 })
  const newGroups = rateLimits.limit('new-group', {
    minutes: 24 * 60,
    perAccount: MAX_NEW_GROUPS_PER_DAY,
    perAddress: 20 * MAX_NEW_GROUPS_PER_DAY,
    sentence: `You can make ${MAX_NEW_GROUPS_PER_DAY} new groups a day. Please try again tomorrow.`,
  })

  /** A member's room with support, created on first use. */
  async function supportRoom(memberId: string): Promise<number> {
    const known = await queries.supportRoomOf(db, memberId)
    if (known !== undefined) return known
    return db.transaction().execute(async (tx) => {
      await queries.lockUsersForShare(tx, [memberId, supportAccount.id])
      await queries.makeSupportRoom(tx, memberId, new Date(clock.now()))
      const made = await queries.supportRoomOf(tx, memberId)
      if (made === undefined) throw new Refusal('MEMBER_NOT_FOUND')
      return made
    })
  }

  /** The room with a person who isn't a friend, which an operator may have opened earlier. */
  async function roomOpenedBefore(tx: Db, viewer: Viewer, otherId: string): Promise<number> {
    const known = await queries.roomOfTwo(tx, viewer.userId, otherId)
    const [open] = known ? await roomsById(tx, viewer, [known.id]) : []
    if (!open) throw new Refusal('NOT_FRIENDS')
    return open.id
  }

  /** @throws Refusal MEMBER_NOT_FOUND, NOT_FRIENDS */
  const direct = (viewer: Viewer, otherId: string, withAnybody: boolean): Promise<number> =>
    db.transaction().execute(async (tx) => {
      await queries.lockUsersForShare(tx, [viewer.userId, otherId])
      const [other] = await queries.contactablePeople(tx, viewer.userId, [otherId])
      if (!other) throw new Refusal('MEMBER_NOT_FOUND')
      if (!other.isFriend && !withAnybody) return roomOpenedBefore(tx, viewer, otherId)
      const { id, isNew } = await queries.directRoom(tx, viewer.userId, otherId, new Date(clock.now()))
      const changes = calls.openChatRoom.invalidatesTags
      if (isNew) await people.publish(tx, [viewer.userId, otherId], { type: 'changed', changes })
      return id
    })

  /** The room with one other person; the support account's belong to the team. */
  async function idOfRoomWith(user: SessionUser, otherId: string): Promise<number> {
    const viewer = viewerOf(user)
    if (otherId === viewer.userId || (otherId === supportAccount.id && viewer.isTeam))
      throw new Refusal('ONESELF')
    if (otherId === supportAccount.id) return supportRoom(viewer.userId)
    await requireVerifiedEmail(db, viewer.userId)
    const asTeam = viewer.userId === supportAccount.id && !(await queries.answersForTeam(db, otherId))
    return asTeam ? supportRoom(otherId) : direct(viewer, otherId, canOpenWithAnyone(user))
  }

  const makeGroupOf = (viewer: Viewer, form: GroupForm) =>
    db.transaction().execute(async (tx) => {
      const id = await makeGroup(tx, viewer.userId, form, new Date(clock.now()))
      const changes = calls.openChatRoom.invalidatesTags
      await people.publish(tx, await audienceOf(tx, id), { type: 'changed', changes })
      return id
    })

  /** A new group of friends, or the one that was sent before; only new ones count against the limit. */
  async function group(viewer: Viewer, form: GroupForm, address: string): Promise<number> {
    const { clientId } = form
    const known = clientId ? await queries.groupByClientId(db, viewer.userId, clientId) : undefined
    if (known !== undefined) return known
    await requireVerifiedEmail(db, viewer.userId)
    const attempt = { account: viewer.userId, address }
    await newGroups.take(attempt)
    try {
      return await makeGroupOf(viewer, form)
    } catch (error) {
      await newGroups.forgive(attempt)
      throw error
    }
  }

  return {
    /** Latest first, always with the member's own support room, which is created if needed. */
    async list(user: SessionUser, page: { limit: number; after?: number }) {
      const viewer = viewerOf(user)
      const rows = await roomsOf(db, viewer, page)
      const isMissing =
        !viewer.isTeam && page.after === undefined && rows.every(({ type }) => type !== 'support')
      const support = isMissing ? await roomsById(db, viewer, [await supportRoom(user.id)]) : []
      return serializeRooms(db, viewer, [...rows, ...support].sort(byLatest))
    },

    /** The account's contacts refetch after it is deleted. */
    async announceSignOut(tx: Db, userId: string): Promise<void> {
      const rooms = await queries.directRoomsOf(tx, userId)
      const abouts = rooms.map(({ id }) => ({ chatRoomId: id }))
      await notifications.removeNames(
        tx,
        rooms.map(({ otherId }) => otherId),
        abouts,
      )
      const changes = ['chat-rooms', 'chat-messages']
      await people.publish(tx, await queries.inRoomsWith(tx, userId), { type: 'changed', changes })
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND */
    find: (user: SessionUser, id: number) => roomFor(db, viewerOf(user), id),

    /** @throws Refusal see the contract */
    async open(user: SessionUser, form: z.output<typeof NewChatRoom>, address: string) {
      const { participantIds, type, name, clientId } = form
      await openings.take({ account: user.id, address })
      const viewer = viewerOf(user)
      const others = [...new Set(participantIds)].filter((id) => id !== user.id)
      const [other] = others
      if (!other) throw new Refusal('ONESELF')
      if (type === 'group')
        return roomFor(
          db,
          viewer,
          await group(viewer, { name: name ?? '', clientId, friendIds: others }, address),
        )
      if (others.length > 1) throw new Refusal('INVALID_INPUT', { sentence: 'Please choose one person' })
      return roomFor(db, viewer, await idOfRoomWith(user, other))
    },
  }
}

export type ChatRooms = ReturnType<typeof chatRoomsService>
