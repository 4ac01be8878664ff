import * as calls from '@pepwell/contract/social/friends.calls'
import { MAX_BLOCKED } from '@pepwell/domain/social/friends'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { blockedBy, countBlocked, deleteBlock, insertBlock } from './blocks.queries.ts'
import { decide, endBetween, friendshipOf } from './friendships.queries.ts'
import { lockPeople } from './people.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  notifications: Notifications
}

/** Blocked people. */
export function blocksService({ db, clock, people, notifications }: Deps) {
  return {
    list: (user: SessionUser) => blockedBy(db, user.id),

    /** @throws Refusal MEMBER_NOT_FOUND, ONESELF, SUPPORT_NOT_BLOCKED, BLOCKED_FULL */
    async block({ id: userId }: SessionUser, otherId: string): Promise<void> {
      if (userId === otherId) throw new Refusal('ONESELF')
      if (otherId === supportAccount.id) throw new Refusal('SUPPORT_NOT_BLOCKED')
      await db.transaction().execute(async (tx) => {
        const found = await lockPeople(tx, [userId, otherId])
        if (found.length < 2) throw new Refusal('MEMBER_NOT_FOUND')
        if ((await countBlocked(tx, userId)) >= MAX_BLOCKED) throw new Refusal('BLOCKED_FULL')
        const now = new Date(clock.now())
        await insertBlock(tx, { blockerId: userId, blockedId: otherId, createdAt: now })
        const between = await friendshipOf(tx, userId, otherId)
        // Blocking and unblocking doesn't let them ask again at once.
        if (between?.status === 'pending' && between.requesterId === userId)
          await decide(tx, between.id, 'withdrawn', now)
        await endBetween(tx, userId, otherId)
        // Notifications about each other, as friends or writers.
        await notifications.takeBack(
          tx,
          [userId, otherId],
          [
            ...(between ? [{ requestId: between.id }] : []),
            ...[userId, otherId].map((personId) => ({ personId })),
          ],
        )
        await people.publish(tx, [userId, otherId], { type: 'changed', changes: calls.block.invalidatesTags })
      })
    },

    /** @throws Refusal BLOCK_NOT_FOUND */
    unblock: ({ id: userId }: SessionUser, otherId: string) =>
      db.transaction().execute(async (tx) => {
        await lockPeople(tx, [userId, otherId])
        if (!(await deleteBlock(tx, userId, otherId))) throw new Refusal('BLOCK_NOT_FOUND')
        await people.publish(tx, [userId, otherId], {
          type: 'changed',
          changes: calls.unblock.invalidatesTags,
        })
      }),
  }
}

export type Blocks = ReturnType<typeof blocksService>
