import { type Channel, channels } from '@pepwell/contract/reminders/notifications'
import { markRead } from '@pepwell/contract/reminders/notifications.calls'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { People } from '../../live/person-events.ts'
import type { Random } from '../../random.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { lastResultsOf } from './channel-states.queries.ts'
import { isOn } from './channels.ts'
import { eraseTexts, insertDeliveries, type NewDelivery, type Notification } from './deliveries.queries.ts'
import { deleteMessagesAbout, markMessagesRead, unreadOf } from './inbox.queries.ts'
import { inboxOf } from './inbox.service.ts'
import { type NotificationKind, type NotificationKinds, testKind } from './kinds.ts'
import { DELIVER, MAX_RUNS } from './notifications.jobs.ts'
import { preferencesOf, switchTextsOff } from './preferences.queries.ts'
import type { Preferences } from './preferences.service.ts'
import { isStopped } from './stopped-numbers.queries.ts'

/** Replaces text that named a deleted account. */
const FROM_NOBODY = 'From a deleted account'

export type { NewDelivery } from './deliveries.queries.ts'
export type { NotificationKind } from './kinds.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  people: People
  rateLimits: RateLimits
  preferences: Preferences
  kinds: NotificationKinds
  /** channels without a configured service */
  inOutbox: readonly Channel[]
}

/** A notification to one person on every channel that is on, once per key. */
export interface NewNotification<About extends object> extends Notification {
  about: About
  key: string
}

const aTest = (userId: string, channel: Channel, key: string, now: Date): NewDelivery => ({
  userId,
  channel,
  key,
  kind: testKind.name,
  path: '/reminders',
  about: {},
  title: 'Test notification',
  body: 'Your reminders will reach you here',
  scheduledAt: now,
  isLate: false,
  isExpired: false,
})

/** Records notifications first, then delivers them on every channel; the inbox keeps them. */
export function notificationsService(deps: Deps) {
  const { db, clock, random, people, rateLimits, preferences, kinds, inOutbox } = deps
  const tests = rateLimits.limit('notification-test', { minutes: 15, perAccount: 5, perAddress: 60 })

  /**
   * Records notifications once per key. The inbox has them at the commit; delivery starts then.
   * @returns how many were new
   */
  async function record(tx: Db, deliveries: readonly NewDelivery[]): Promise<number> {
    if (deliveries.length === 0) return 0
    kinds.demand(deliveries.map(({ kind }) => kind))
    const recorded = await insertDeliveries(tx, deliveries, new Date(clock.now()))
    const pending = recorded.filter(({ status }) => status === 'pending')
    await addJobs(
      tx,
      pending.map(({ id }) => ({ task: DELIVER, payload: { id }, maxAttempts: MAX_RUNS })),
    )
    const recipients = recorded.filter(({ channel }) => channel === 'in_app').map(({ userId }) => userId)
    const changes = kinds.changesOf(deliveries.map(({ kind }) => kind))
    if (recipients.length > 0) await people.publish(tx, recipients, { type: 'new_notification', changes })
    return recorded.length
  }

  /** Notifies a person on every channel that is on. */
  async function notifyPerson(tx: Db, userId: string, notification: NewNotification<object>): Promise<void> {
    const [person] = await preferencesOf(tx, [userId])
    const { mails } = kinds.of(notification.kind)
    const on = person ? channels.filter((channel) => isOn(channel, person, mails)) : []
    const common = { userId, scheduledAt: new Date(clock.now()), isLate: false, isExpired: false }
    await record(
      tx,
      on.map((channel) => ({ ...notification, ...common, channel })),
    )
  }

  return {
    record,
    notify: notifyPerson,

    /** For the feature that verifies numbers. */
    whenTextsWanted: preferences.whenTextsWanted,

    /** For the feature that stores phone numbers, in the transaction that removes one. */
    switchTextsOff: (tx: Db, userId: string) => switchTextsOff(tx, userId, new Date(clock.now())),

    /** Whether a number texted STOP: it must never get a text, no matter who enters it. */
    isStopped,

    /** For features with notifications: registers each kind before any is recorded. */
    register<About extends object, Standing>(kind: NotificationKind<About, Standing>): void {
      kinds.register(kind)
    },

    /**
     * Removes notifications about these from inboxes. Their keys stay, so that repeating the action doesn't notify
     * again.
     */
    async takeBack(tx: Db, userIds: readonly string[], abouts: readonly object[]): Promise<void> {
      const concerned = await deleteMessagesAbout(tx, userIds, abouts)
      if (concerned.length > 0) await people.publish(tx, concerned, { type: 'changed', changes: ['inbox'] })
    },

    /** For account deletion: removes the person's name from others' notifications. */
    async removeNames(tx: Db, userIds: readonly string[], abouts: readonly object[]): Promise<void> {
      if (abouts.length > 0) await eraseTexts(tx, userIds, abouts, FROM_NOBODY)
    },

    inbox: ({ id }: SessionUser, page: { limit: number; after?: number }) => inboxOf({ db, kinds }, id, page),

    /** @param ids all of them, if left out */
    async markRead(user: SessionUser, ids: readonly number[] | undefined) {
      const read = { userId: user.id, ids, now: new Date(clock.now()) }
      if (await markMessagesRead(db, read)) await people.publishToOwnPages(db, user.id, markRead)
      return { unread: await unreadOf(db, user.id) }
    },

    /**
     * Sends a test on every channel that is on, like any notification.
     * @throws Refusal TOO_MANY_REQUESTS
     */
    async test(user: SessionUser, address: string) {
      await tests.take({ account: user.id, address })
      const person = await preferences.of(user)
      const on = channels.filter((channel) => isOn(channel, person, testKind.mails))
      const key = `test:${random.uuid()}`
      const now = new Date(clock.now())
      await db.transaction().execute((tx) =>
        record(
          tx,
          on.map((channel) => aTest(user.id, channel, key, now)),
        ),
      )
      return { channels: on }
    },

    async channelStates(user: SessionUser) {
      const [person, results] = await Promise.all([
        preferences.of(user),
        lastResultsOf(db, user.id, channels),
      ])
      return results.map((result) => ({
        ...result,
        isOn: isOn(result.channel, person, testKind.mails),
        isInOutbox: inOutbox.includes(result.channel),
      }))
    },
  }
}

export type Notifications = ReturnType<typeof notificationsService>
