import type { SecurityEventKind, SecurityEventOutcome } from '@pepwell/domain/accounts/security-events'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { idBelow } from '../../database/page.ts'

/** A stored event. */
export interface StoredEvent {
  userId: string
  at: Date
  kind: SecurityEventKind
  outcome: SecurityEventOutcome
  deviceType: string | null
  browserInfo: string | null
  ipAddress: string | null
}

export const insertEvent = (db: Db, event: StoredEvent) =>
  db.insertInto('securityEvents').values(event).execute()

/**
 * Stores a failed attempt unless `max` were stored since an instant; the person may be deleted.
 * @returns whether it was stored
 */
export async function insertRefused(
  db: Db,
  { userId, at, kind, outcome, deviceType, browserInfo, ipAddress }: StoredEvent,
  { since, max }: { since: Date; max: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO security_events (user_id, at, kind, outcome, device_type, browser_info, ip_address)
    SELECT id, ${at}::timestamptz, ${kind}, ${outcome}, ${deviceType}, ${browserInfo}, ${ipAddress}::inet
    FROM users
    WHERE id = ${userId} AND (
      SELECT count(*) FROM (
        SELECT FROM security_events
        WHERE user_id = ${userId} AND outcome <> 'ok' AND at > ${since} LIMIT ${max}
      ) AS lately
    ) < ${max}`.execute(db)
  return numAffectedRows === 1n
}

const listed = (db: Db) =>
  db
    .selectFrom('securityEvents as event')
    .select([
      'event.id',
      'event.at',
      'event.kind',
      'event.outcome',
      'event.deviceType',
      'event.browserInfo',
      sql<string | null>`host(event.ip_address)`.as('ipAddress'),
    ])
    .orderBy('event.id', 'desc')

/** A page of a person's events, newest first, after the row `after`. */
export const eventsOf = (
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after?: number | undefined },
) =>
  listed(db).where('event.userId', '=', userId).where('event.id', '<', idBelow(after)).limit(limit).execute()

/** A filter for all people's events. */
export interface EventsPage {
  limit: number
  after?: number | undefined
  userId?: string | undefined
  kind?: SecurityEventKind | undefined
  /** from this instant on */
  since?: Date | undefined
  /** before this instant */
  until?: Date | undefined
}

/** A page of all events with their people, newest first. */
export const eventsOfAll = (db: Db, { limit, after, ...only }: EventsPage) =>
  listed(db)
    .innerJoin('users', 'users.id', 'event.userId')
    .select(({ ref }) => jsonBuildObject({ id: ref('users.id'), email: ref('users.email') }).as('member'))
    .where('event.id', '<', idBelow(after))
    .$if(only.userId !== undefined, (query) => query.where('event.userId', '=', only.userId ?? ''))
    .$if(only.kind !== undefined, (query) => query.where('event.kind', '=', only.kind ?? ''))
    .$if(only.since !== undefined, (query) => query.where('event.at', '>=', only.since ?? new Date(0)))
    .$if(only.until !== undefined, (query) => query.where('event.at', '<', only.until ?? new Date(0)))
    .limit(limit)
    .execute()

export const deleteEventsBefore = (db: Db, instant: Date) =>
  db.deleteFrom('securityEvents').where('at', '<', instant).execute()

/** Keeps each person's newest `max` events, and as many failed ones. */
export const deleteEventsAbove = (db: Db, max: number) =>
  sql`
    DELETE FROM security_events AS event
    USING (
      SELECT user_id, id, row_number() OVER (PARTITION BY user_id, outcome = 'ok' ORDER BY id DESC) AS place
      FROM security_events
      WHERE user_id IN (SELECT user_id FROM security_events GROUP BY user_id HAVING count(*) > ${max})
    ) AS ranked
    WHERE ranked.place > ${max} AND event.user_id = ranked.user_id AND event.id = ranked.id`.execute(db)
