import * as calls from '@pepwell/contract/social/friends.calls'
import {
  ASK_AGAIN_AFTER_DAYS,
  MAX_FRIENDS,
  MAX_OPEN_REQUESTS,
  requestOutcome,
} from '@pepwell/domain/social/friends'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { isBlocked } from './blocks.queries.ts'
import { acceptanceMessage, requestMessage } from './friend-messages.ts'
import * as queries from './friendships.queries.ts'
import { type LockedPerson, lockPeople } from './people.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
  notifications: Notifications
}

/** Two locked people. */
interface Two {
  own: LockedPerson
  other: LockedPerson
}

type Between = Awaited<ReturnType<typeof queries.friendshipOf>>

/** Locks two people: their relation changes only here. */
async function locked(tx: Db, userId: string, otherId: string): Promise<Two | undefined> {
  const found = await lockPeople(tx, [userId, otherId])
  const [own, other] = [userId, otherId].map((id) => found.find((person) => person.id === id))
  return own && other && { own, other }
}

/** A request with its two people locked; undefined if the user isn't at this end. */
async function lockedRequest(tx: Db, id: number, end: 'requesterId' | 'addresseeId', userId: string) {
  const before = await queries.friendshipById(tx, id)
  if (before?.[end] !== userId) return undefined
  const two = await locked(tx, userId, end === 'requesterId' ? before.addresseeId : before.requesterId)
  // It may have been answered or replaced while waiting for the locks.
  const request = await queries.friendshipById(tx, id)
  return two && request?.[end] === userId ? { ...two, request } : undefined
}

const TAKEN_BACK = `You canceled your last request. You can ask again ${ASK_AGAIN_AFTER_DAYS} days after that.`

/**
 * The effect of a request.
 * @throws Refusal ALREADY_FRIENDS, ASKED_TOO_EARLY
 */
function outcomeOf(between: Between, userId: string, now: number) {
  const outcome = requestOutcome(
    between && { ...between, decidedAt: between.decidedAt?.getTime() ?? null },
    userId,
    now,
  )
  if (outcome === 'friends') throw new Refusal('ALREADY_FRIENDS')
  if (outcome === 'too early')
    throw new Refusal('ASKED_TOO_EARLY', between?.status === 'withdrawn' ? { sentence: TAKEN_BACK } : {})
  return outcome
}

/** Friend requests and answers. */
export function friendRequestsService({ db, clock, people, rateLimits, notifications }: Deps) {
  const requests = rateLimits.limit('friend-request', { minutes: 60, perAccount: 60, perAddress: 600 })

  const notify = (
    tx: Db,
    { own, other }: Two,
    { invalidatesTags: changes }: { invalidatesTags: readonly string[] },
  ) => people.publish(tx, [own.id, other.id], { type: 'changed', changes })

  /** @throws Refusal FRIENDS_FULL */
  async function befriend(tx: Db, id: number, two: Two): Promise<void> {
    for (const person of [two.own, two.other])
      if ((await queries.countFriends(tx, person.id)) >= MAX_FRIENDS) throw new Refusal('FRIENDS_FULL')
    const now = clock.now()
    await queries.decide(tx, id, 'accepted', new Date(now))
    await notifications.notify(tx, two.other.id, acceptanceMessage(id, two.own, now))
    await notify(tx, two, calls.acceptFriendRequest)
  }

  /** @throws Refusal MEMBER_NOT_FOUND, OPEN_REQUESTS_FULL */
  async function ask(tx: Db, two: Two, between: Between): Promise<number> {
    const { own, other } = two
    if (other.whoCanFindMe === 'nobody' || !other.emailProvedAt) throw new Refusal('MEMBER_NOT_FOUND')
    if ((await queries.openRequestsOf(tx, own.id)) >= MAX_OPEN_REQUESTS)
      throw new Refusal('OPEN_REQUESTS_FULL')
    const request = { requesterId: own.id, addresseeId: other.id, createdAt: new Date(clock.now()) }
    const id = await queries.recordRequest(tx, request)
    await notifications.notify(tx, other.id, requestMessage(id, own, between?.decidedAt ?? null))
    await notify(tx, two, calls.sendFriendRequest)
    return id
  }

  async function follow(tx: Db, two: Two) {
    const between = await queries.friendshipOf(tx, two.own.id, two.other.id)
    const outcome = outcomeOf(between, two.own.id, clock.now())
    if (!between || outcome === 'asked')
      return { id: await ask(tx, two, between), status: 'pending' as const }
    if (outcome === 'waiting') return { id: between.id, status: 'pending' as const }
    await befriend(tx, between.id, two)
    return { id: between.id, status: 'accepted' as const }
  }

  return {
    async list(user: SessionUser, direction: 'received' | 'sent') {
      const [own, rows] = await Promise.all([
        queries.publicPerson(db, user.id),
        queries.requestsOf(db, user.id, direction),
      ])
      return rows.map(({ requestId: id, createdAt, ...person }) => {
        const [requester, addressee] = direction === 'received' ? [person, own] : [own, person]
        return { id, status: 'pending' as const, requester, addressee, createdAt }
      })
    },

    /**
     * Sends a request, or accepts the other person's. Only findable people can receive one.
     * @throws Refusal see the contract
     */
    async send({ id: userId }: SessionUser, addresseeId: string, address: string) {
      if (userId === addresseeId) throw new Refusal('ONESELF')
      await requests.take({ account: userId, address })
      if ([userId, addresseeId].includes(supportAccount.id)) throw new Refusal('MEMBER_NOT_FOUND')
      return db.transaction().execute(async (tx) => {
        const two = await locked(tx, userId, addresseeId)
        if (!two || two.other.suspendedAt || (await isBlocked(tx, userId, addresseeId)))
          throw new Refusal('MEMBER_NOT_FOUND')
        return follow(tx, two)
      })
    },

    /** @throws Refusal FRIEND_REQUEST_NOT_FOUND, FRIENDS_FULL */
    accept: (user: SessionUser, id: number) =>
      db.transaction().execute(async (tx) => {
        const found = await lockedRequest(tx, id, 'addresseeId', user.id)
        if (found?.request.status === 'accepted') return
        if (found?.request.status !== 'pending' || found.other.suspendedAt)
          throw new Refusal('FRIEND_REQUEST_NOT_FOUND')
        await befriend(tx, id, found)
      }),

    /** @throws Refusal FRIEND_REQUEST_NOT_FOUND */
    reject: (user: SessionUser, id: number) =>
      db.transaction().execute(async (tx) => {
        const found = await lockedRequest(tx, id, 'addresseeId', user.id)
        if (found?.request.status === 'rejected') return
        if (found?.request.status !== 'pending') throw new Refusal('FRIEND_REQUEST_NOT_FOUND')
        await queries.decide(tx, id, 'rejected', new Date(clock.now()))
        await notify(tx, found, calls.rejectFriendRequest)
      }),

    /** @throws Refusal FRIEND_REQUEST_NOT_FOUND */
    takeBack: (user: SessionUser, id: number) =>
      db.transaction().execute(async (tx) => {
        const found = await lockedRequest(tx, id, 'requesterId', user.id)
        if (found?.request.status !== 'pending') throw new Refusal('FRIEND_REQUEST_NOT_FOUND')
        await queries.decide(tx, id, 'withdrawn', new Date(clock.now()))
        await notify(tx, found, calls.cancelFriendRequest)
      }),
  }
}

export type FriendRequests = ReturnType<typeof friendRequestsService>
