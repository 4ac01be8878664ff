import * as calls from '@pepwell/contract/social/support-chat.calls'
import { ANSWERING_MINUTES } from '@pepwell/domain/social/chat'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { record, recordView } from '../audit/audit.service.ts'
import { lastMessagesOf } from './chat-messages.queries.ts'
import { roomsById } from './chat-rooms.queries.ts'
import { lockUsersForShare } from './opening-rooms.queries.ts'
import { viewerOf } from './room-access.queries.ts'
import { serializeMessage } from './serialize-messages.ts'
import {
  type InboxPage,
  type InboxRow,
  inboxPage,
  memberOfRoom,
  recordAnswering,
  recordDone,
  team,
} from './support-inbox.queries.ts'
import { lockRoom, updateUnansweredSince } from './writing.queries.ts'

export { countMembersAwaitingReply } from './support-inbox.queries.ts'

const DAY_MS = 24 * 60 * 60_000

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
}

const answeringIn = (row: InboxRow) =>
  row.answeringId === null || row.answeringSince === null
    ? null
    : {
        user: {
          id: row.answeringId,
          userHandle: row.answeringHandle,
          firstName: row.answeringFirstName,
          lastName: row.answeringLastName,
          profileImageUrl: row.answeringImage,
          isTeam: true,
        },
        since: row.answeringSince,
      }

/** The support team's inbox. Answers are sent like any message. */
export function supportInboxService({ db, clock, people }: Deps) {
  return {
    async list(user: SessionUser, page: InboxPage) {
      const rows = await inboxPage(db, page, new Date(clock.now() - ANSWERING_MINUTES * 60_000))
      const viewer = viewerOf(user)
      const ids = rows.map(({ id }) => id)
      const [rooms, messages] = await Promise.all([
        roomsById(db, viewer, ids),
        lastMessagesOf(db, viewer, ids),
      ])
      const unreadIn = new Map(rooms.map(({ id, unreadCount }) => [id, unreadCount]))
      const lastIn = new Map(messages.map((row) => [row.roomId, serializeMessage(row)]))
      return rows.flatMap((row) => {
        const { id, member, waitingSince, updatedAt } = row
        const [lastMessage, unreadCount = 0] = [lastIn.get(id), unreadIn.get(id)]
        const shown = { id, member, waitingSince, updatedAt, unreadCount, answering: answeringIn(row) }
        return lastMessage ? [{ ...shown, lastMessage }] : []
      })
    },

    /** Records that an operator reads a member's room, once a day. */
    async recordReading(by: Operator, id: number): Promise<void> {
      if (!viewerOf(by).isTeam) return
      const memberId = await memberOfRoom(db, id)
      if (!memberId || memberId === by.id) return
      await recordView({ db, clock }, by, {
        area: 'support',
        action: 'read-support-chat',
        object: { kind: 'member', id: memberId },
        durationMs: DAY_MS,
      })
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND */
    setAnswering: (by: Operator, id: number, isAnswering: boolean) =>
      db.transaction().execute(async (tx) => {
        await lockUsersForShare(tx, [by.id])
        const room = await lockRoom(tx, viewerOf(by), id)
        if (!room?.memberId) throw new Refusal('CHAT_ROOM_NOT_FOUND')
        const now = clock.now()
        await recordAnswering(tx, id, isAnswering ? by.id : null, new Date(now))
        const action = isAnswering ? 'answer-member' : 'stop-answering'
        const object = { kind: 'member', id: room.memberId }
        await record(tx, by, { area: 'support', action, object }, now)
        await people.publish(tx, await team(tx), {
          type: 'changed',
          changes: calls.setAnswering.invalidatesTags,
        })
      }),

    /**
     * @param upToSeq the last message that needs no reply; 0 for none
     * @throws Refusal CHAT_ROOM_NOT_FOUND
     */
    setDone: (by: Operator, id: number, upToSeq: number) =>
      db.transaction().execute(async (tx) => {
        await lockUsersForShare(tx, [by.id])
        const room = await lockRoom(tx, viewerOf(by), id)
        if (!room?.memberId) throw new Refusal('CHAT_ROOM_NOT_FOUND')
        await recordDone(tx, id, Math.min(upToSeq, room.lastSeq))
        await updateUnansweredSince(tx, id)
        const action = upToSeq > 0 ? 'finish-support-chat' : 'reopen-support-chat'
        const object = { kind: 'member', id: room.memberId }
        await record(tx, by, { area: 'support', action, object }, clock.now())
        await people.publish(tx, await team(tx), {
          type: 'changed',
          changes: calls.setSupportDone.invalidatesTags,
        })
      }),
  }
}

export type SupportInbox = ReturnType<typeof supportInboxService>
