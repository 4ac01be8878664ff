import * as calls from '@pepwell/contract/social/friends.calls'
import type { Kysely } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { allBetween, contactsOf, endBetween, friendshipOf, friendsOf } from './friendships.queries.ts'
import { findPeople, lockPeople } from './people.queries.ts'

export { isBlocked } from './blocks.queries.ts'
export { areFriends, isFriend } from './friendships.queries.ts'
export { isApart, publicColumns } from './people.queries.ts'

const MAX_FOUND = 20

interface Deps {
  db: Kysely<DB>
  people: People
  rateLimits: RateLimits
  notifications: Pick<Notifications, 'removeNames'>
}

/** Finding people, and friends. */
export function friendsService({ db, people, rateLimits, notifications }: Deps) {
  const searches = rateLimits.limit('find-people', { minutes: 1, perAccount: 60, perAddress: 600 })

  return {
    list: (user: SessionUser) => friendsOf(db, user.id),

    /** @throws Refusal TOO_MANY_REQUESTS */
    async search(user: SessionUser, query: string, address: string) {
      await searches.take({ account: user.id, address })
      return findPeople(db, { userId: user.id, sought: query, limit: MAX_FOUND })
    },

    /** Friends and people with requests refetch after the account is deleted, and messages that name it are deleted. */
    async announceSignOut(tx: Db, userId: string): Promise<void> {
      const between = await allBetween(tx, userId)
      const others = between.map(({ otherId }) => otherId)
      await notifications.removeNames(
        tx,
        others,
        between.map(({ requestId }) => ({ requestId })),
      )
      await people.publish(tx, await contactsOf(tx, userId), { type: 'changed', changes: ['friends'] })
    },

    /** @throws Refusal NOT_FRIENDS */
    unfriend: ({ id: userId }: SessionUser, otherId: string) =>
      db.transaction().execute(async (tx) => {
        await lockPeople(tx, [userId, otherId])
        const between = await friendshipOf(tx, userId, otherId)
        if (between?.status !== 'accepted') throw new Refusal('NOT_FRIENDS')
        await endBetween(tx, userId, otherId)
        await people.publish(tx, [userId, otherId], {
          type: 'changed',
          changes: calls.unfriend.invalidatesTags,
        })
      }),
  }
}

export type Friends = ReturnType<typeof friendsService>
