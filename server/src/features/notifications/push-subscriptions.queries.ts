import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A browser's push subscription. */
export interface NewSubscription {
  userId: string
  /** the session that subscribed; the subscription ends with it */
  sessionId: number
  endpoint: string
  p256dh: string
  auth: string
  device: string | null
  createdAt: Date
}

/**
 * Locks a session.
 * @returns undefined if it has ended
 */
export const lockOpenSession = (db: Db, sessionId: number) =>
  db
    .selectFrom('loginSessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('logoutTime', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Stores a browser's subscription. A browser belongs to the last person who subscribed. */
export const putSubscription = (db: Db, { userId, endpoint, ...subscription }: NewSubscription) =>
  db
    .insertInto('pushSubscriptions')
    .values({ userId, endpoint, ...subscription })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ userId, ...subscription }))
    .execute()

/** Deletes all but a person's newest subscriptions. */
export const deleteOlderSubscriptions = (db: Db, userId: string, max: number) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'in', (newest) =>
      newest
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(max),
    )
    .execute()

export const removeSubscription = (db: Db, userId: string, endpoint: string) =>
  db.deleteFrom('pushSubscriptions').where('userId', '=', userId).where('endpoint', '=', endpoint).execute()

/** Deletes a useless subscription, unless it was renewed meanwhile. */
export const removeUseless = (db: Db, { id, p256dh }: { id: number; p256dh: string }) =>
  db.deleteFrom('pushSubscriptions').where('id', '=', id).where('p256dh', '=', p256dh).execute()

/** The person's browsers that the delivery hasn't reached yet. */
export const browsersToReach = (db: Db, deliveryId: number) =>
  db
    .selectFrom('deliveries as delivery')
    .innerJoin('pushSubscriptions as browser', 'browser.userId', 'delivery.userId')
    .select(['browser.id', 'browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .where('delivery.id', '=', deliveryId)
    .where(sql<boolean>`NOT browser.id = ANY(delivery.reached)`)
    .execute()
