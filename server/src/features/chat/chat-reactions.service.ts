import { messagesIn } from '@pepwell/contract/live-events'
import { isGroupEvent, type Reaction } from '@pepwell/domain/social/chat'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { serializeMessages } from './cards.service.ts'
import { messageById } from './chat-messages.queries.ts'
import { deleteReaction, insertReaction } from './reactions.queries.ts'
import { type Viewer, viewerOf } from './room-access.queries.ts'
import * as queries from './writing.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
}

/** Reactions to messages. */
export function chatReactionsService({ db, clock, people, rateLimits }: Deps) {
  const changes = rateLimits.limit('chat-reaction', { minutes: 1, perAccount: 60, perAddress: 600 })

  /** @throws Refusal CHAT_MESSAGE_NOT_FOUND */
  async function visible(tx: Db, viewer: Viewer, id: number) {
    const row = await messageById(tx, viewer, id)
    if (!row || row.isApart || row.deletedAt || isGroupEvent(row.messageType))
      throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
    return row
  }

  /** @throws Refusal CHAT_MESSAGE_NOT_FOUND, CHAT_ROOM_CLOSED, VERIFY_EMAIL_FIRST except to support */
  async function lock(tx: Db, viewer: Viewer, id: number): Promise<number> {
    // Locks the person before the room, like a message.
    await queries.lockSender(tx, viewer.userId)
    const { roomId } = await visible(tx, viewer, id)
    const room = await queries.lockRoom(tx, viewer, roomId)
    if (!room) throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
    if (!room.isOpen) throw new Refusal('CHAT_ROOM_CLOSED')
    if (room.type !== 'support') await requireVerifiedEmail(tx, viewer.userId)
    // It may have been deleted before the lock.
    await visible(tx, viewer, id)
    return roomId
  }

  /** @param act changes the reaction, and returns whether there was something to change */
  async function change(
    user: SessionUser,
    { id, address }: { id: number; address: string },
    act: (tx: Db) => Promise<boolean>,
  ) {
    const viewer = viewerOf(user)
    await changes.take({ account: user.id, address })
    return db.transaction().execute(async (tx) => {
      const roomId = await lock(tx, viewer, id)
      if (await act(tx)) {
        await queries.recordReactions(tx, { id, roomId })
        const audience = await queries.audienceOf(tx, roomId)
        await people.publish(tx, audience, { type: 'changed', changes: [messagesIn(roomId)] })
      }
      const [message] = await serializeMessages(tx, user.id, [await visible(tx, viewer, id)])
      if (!message) throw new Error('a row is serialized')
      return message
    })
  }

  return {
    /** @throws Refusal CHAT_MESSAGE_NOT_FOUND, CHAT_ROOM_CLOSED, VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS */
    add: (user: SessionUser, id: number, reaction: Reaction, address: string) =>
      change(user, { id, address }, (tx) => {
        const createdAt = new Date(clock.now())
        return insertReaction(tx, { userId: user.id, messageId: id, reaction, createdAt })
      }),

    /** @throws Refusal as {@link add} */
    remove: (user: SessionUser, id: number, reaction: Reaction, address: string) =>
      change(user, { id, address }, (tx) => deleteReaction(tx, { userId: user.id, messageId: id, reaction })),
  }
}

export type ChatReactions = ReturnType<typeof chatReactionsService>
