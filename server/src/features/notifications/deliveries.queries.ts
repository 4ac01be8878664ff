import type { Channel } from '@pepwell/contract/reminders/notifications'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { idBelow } from '../../database/page.ts'
import type { MailPreferences } from './channels.ts'
import { isStoppedNumber } from './stopped-numbers.queries.ts'

/** A notification to a person. */
export interface Notification {
  /** the name of a registered kind */
  kind: string
  title: string
  body: string
  /** the page in the app */
  path: string
  /** JSON data of its kind */
  about: object
}

/** A notification to one person on one channel. */
export interface NewDelivery extends Notification {
  userId: string
  channel: Channel
  /** unique per person and channel: recording it again does nothing */
  key: string
  /** when it should have been sent */
  scheduledAt: Date
  isLate: boolean
  /** too late to send: only the inbox reports it as missed */
  isExpired: boolean
}

/** A newly recorded delivery. */
export interface RecordedDelivery {
  id: number
  userId: string
  channel: Channel
  status: 'pending' | 'sent' | 'expired'
}

/** What a log line repeats of its delivery: the occurrence is in its time and its delivery. */
const logged = sql`about - '{reminderId,occursOn,occursAt}'::text[]`

/**
 * Stores deliveries in one statement: inbox ones with their message, and those and expired ones with their log line.
 * Without a subscribed browser there is no push.
 * @returns the new ones
 */
export async function insertDeliveries(
  db: Db,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<RecordedDelivery[]> {
  const { rows } = await sql<RecordedDelivery>`
    WITH incoming AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) AS incoming (
        "userId" text, channel text, kind text, key text, title text, body text, path text, about jsonb,
        "scheduledAt" timestamptz, "isLate" boolean, "isExpired" boolean)
    ), recorded AS (
      INSERT INTO deliveries (user_id, channel, kind, key, title, body, path, about, scheduled_at, is_late, status,
        settled_at, created_at)
      SELECT "userId", channel, kind, key, title, body, path, about, "scheduledAt", "isLate",
        CASE WHEN "isExpired" THEN 'expired' WHEN channel = 'in_app' THEN 'sent' ELSE 'pending' END,
        CASE WHEN "isExpired" OR channel = 'in_app' THEN ${now}::timestamptz END, ${now}::timestamptz
      FROM incoming
      WHERE channel <> 'push' OR EXISTS (SELECT FROM push_subscriptions WHERE push_subscriptions.user_id = "userId")
      ON CONFLICT (user_id, channel, key) DO NOTHING
      RETURNING *
    ), shown AS (
      INSERT INTO inbox_messages (user_id, delivery_id, created_at)
      SELECT user_id, id, created_at FROM recorded WHERE channel = 'in_app'
    ), logged AS (
      INSERT INTO notification_logs (user_id, delivery_id, type, method, about, scheduled_time, sent_at, success, error)
      SELECT user_id, id, kind, channel, ${logged}, scheduled_at, created_at, status <> 'expired',
        CASE status WHEN 'expired' THEN 'We couldn’t send it in time' END
      FROM recorded WHERE channel = 'in_app' OR status = 'expired'
    )
    SELECT id, user_id, channel, status FROM recorded`.execute(db)
  return rows
}

/** Stores a mail that failed before it was a delivery, so that operators can retry it. */
export const insertGivenUpMail = (
  db: Db,
  { about, ...mail }: Notification & { userId: string; key: string },
  { now, error }: { now: Date; error: string },
) =>
  db
    .insertInto('deliveries')
    .values({
      ...mail,
      channel: 'email',
      about: sql`${JSON.stringify(about)}::jsonb`,
      status: 'failed',
      attempts: 1,
      lastError: error,
      isLate: false,
      scheduledAt: now,
      settledAt: now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'channel', 'key']).doNothing())
    .execute()

/** A delivery before an attempt, with the current state of its person. */
export interface DueDelivery extends Notification, MailPreferences {
  id: number
  userId: string
  channel: 'push' | 'email' | 'sms'
  scheduledAt: Date
  createdAt: Date
  email: string
  timeZone: string
  phoneNumber: string | null
  /** whether the number is verified */
  phoneProved: boolean
  firstName: string | null
  /** including this one */
  attempts: number
  /** browsers reached in earlier attempts */
  reached: number
  smsNotifications: boolean
}

/**
 * Counts an attempt.
 * @returns undefined if there is nothing left to deliver
 */
export async function beginAttempt(db: Db, id: number): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    UPDATE deliveries AS delivery SET attempts = delivery.attempts + 1
    FROM users AS person LEFT JOIN user_notification_preferences AS preference ON preference.user_id = person.id
    WHERE delivery.id = ${id} AND delivery.status = 'pending' AND person.id = delivery.user_id
    RETURNING delivery.id, delivery.attempts, delivery.user_id, delivery.channel, delivery.kind, delivery.title, delivery.body,
      delivery.path, delivery.about, delivery.scheduled_at, delivery.created_at, person.email, person.phone_number,
      person.phone_proved_at IS NOT NULL AS phone_proved, person.first_name, person.time_zone,
      cardinality(delivery.reached) AS reached,
      person.email_proved_at IS NOT NULL AS email_proved, coalesce(preference.email_notifications, true) AS email_notifications,
      coalesce(preference.sms_notifications, false) AND NOT ${isStoppedNumber('person.phoneNumber')} AS sms_notifications,
      coalesce(preference.reminder_mails, true) AS reminder_mails, coalesce(preference.people_mails, true) AS people_mails,
      coalesce(preference.order_mails, true) AS order_mails, coalesce(preference.product_mails, true) AS product_mails`.execute(
    db,
  )
  return rows[0]
}

/** The result of an attempt. */
export interface AttemptResult {
  id: number
  now: Date
  error: string | null
  /** whether this was the last attempt */
  isOver: boolean
}

/**
 * Logs an attempt and settles the delivery if it was the last. A push that reached a browser counts as sent. Waits
 * for a concurrent account deletion and then writes nothing.
 */
export const endAttempt = (db: Db, { id, now, error, isOver }: AttemptResult) =>
  sql`
  WITH person AS (
    SELECT id FROM users WHERE id = (SELECT user_id FROM deliveries WHERE id = ${id}) FOR KEY SHARE
  ), tried AS (
    UPDATE deliveries AS delivery SET last_error = ${error}::text,
      status = CASE WHEN NOT ${isOver}::boolean THEN 'pending'
        WHEN ${error}::text IS NULL OR cardinality(reached) > 0 THEN 'sent' ELSE 'failed' END,
      settled_at = CASE WHEN ${isOver}::boolean THEN ${now}::timestamptz END
    FROM person WHERE delivery.id = ${id} AND delivery.user_id = person.id AND delivery.status = 'pending'
    RETURNING delivery.*
  )
  INSERT INTO notification_logs (user_id, delivery_id, type, method, about, scheduled_time, sent_at, success, error)
  SELECT user_id, id, kind, channel, ${logged}, scheduled_at, ${now}, ${error}::text IS NULL, ${error}
  FROM tried`.execute(db)

/** Settles a delivery that is no longer wanted. */
export const dropDelivery = (db: Db, { id, now, why }: { id: number; now: Date; why: string }) =>
  db
    .updateTable('deliveries')
    .set({ status: 'expired', lastError: why, settledAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/** Records that a browser got a push, so that a retry skips it. */
export const recordReached = (db: Db, deliveryId: number, subscriptionId: number) =>
  db
    .updateTable('deliveries')
    .set({ reached: sql`array_append(reached, ${subscriptionId}::bigint)` })
    .where('id', '=', deliveryId)
    .execute()

/** Failed deliveries, latest first; with `after`, those that follow it. */
export const failedDeliveries = (db: Db, { limit, after }: { limit: number; after?: number }) =>
  db
    .selectFrom('deliveries as delivery')
    .innerJoin('users as user', 'user.id', 'delivery.userId')
    .select([
      'delivery.id',
      'delivery.userId',
      'delivery.channel',
      'delivery.title',
      'delivery.scheduledAt',
      'delivery.attempts',
      'delivery.lastError',
    ])
    .select(({ ref }) => jsonBuildObject({ email: ref('user.email') }).as('user'))
    .where('delivery.status', '=', 'failed')
    .where('delivery.id', '<', idBelow(after))
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute()

/** Removes the text of notifications about these, because it names a person. */
export const eraseTexts = (db: Db, userIds: readonly string[], abouts: readonly object[], body: string) =>
  sql`
  UPDATE deliveries SET body = ${body} WHERE user_id = ANY(${userIds}::text[])
    AND about @> ANY(${abouts.map((about) => JSON.stringify(about))}::jsonb[])`.execute(db)

/**
 * How many deliveries failed.
 * @param max the count stops here
 */
export async function countFailedDeliveries(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM
    (SELECT FROM deliveries WHERE status = 'failed' LIMIT ${max}) AS failed`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Queues a failed delivery again.
 * @returns whether it was failed; of two concurrent retries one gets true
 */
export async function requeueDelivery(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ status: 'pending', settledAt: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
