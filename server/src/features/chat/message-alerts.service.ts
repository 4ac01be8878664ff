import { DELETED_MEMBER } from '@pepwell/domain/social/chat'
import { publicName } from '@pepwell/domain/social/public-names'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { claimUnsentAlerts, lockRoomsToAlert, type UnsentAlert } from './message-alerts.queries.ts'
import { unreadMessage } from './message-kind.ts'

/** A person viewing the room reads within this time and gets no alert, in milliseconds. */
const READING_MS = 60_000

/** Rooms per batch. */
const ROOMS_AT_ONCE = 100

interface Deps {
  db: Kysely<DB>
  clock: Clock
  notifications: Notifications
}

const sayOf = ({ roomId, userId, name, senderId, isReply, ...sender }: UnsentAlert) => ({
  roomId,
  userId,
  group: name,
  senderId,
  isReply,
  from: senderId === null ? DELETED_MEMBER : publicName({ ...sender, id: senderId }),
})

/** Alerts people to unread messages: once until they read, and at most once an hour per room. */
export function messageAlertsService({ db, clock, notifications }: Deps) {
  async function notifyOfMessages(tx: Db, now: number): Promise<number> {
    const roomIds = await lockRoomsToAlert(tx, new Date(now - READING_MS), ROOMS_AT_ONCE)
    if (roomIds.length === 0) return 0
    for (const unsent of await claimUnsentAlerts(tx, roomIds))
      await notifications.notify(tx, unsent.userId, unreadMessage(sayOf(unsent), now))
    return roomIds.length
  }

  return {
    /** Handles rooms with new messages. */
    async sendAll(): Promise<void> {
      const now = clock.now()
      for (let rooms = ROOMS_AT_ONCE; rooms === ROOMS_AT_ONCE; )
        rooms = await db.transaction().execute((tx) => notifyOfMessages(tx, now))
    },
  }
}

export type MessageAlerts = ReturnType<typeof messageAlertsService>
