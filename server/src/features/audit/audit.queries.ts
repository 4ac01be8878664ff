import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { idBelow } from '../../database/page.ts'
import type { AuditLog } from '../../database/schema.ts'

export const insertEntry = (db: Db, entry: Insertable<AuditLog>) =>
  db.insertInto('auditLog').values(entry).execute()

/** Any number in one statement. */
export const insertEntries = (db: Db, entries: readonly Insertable<AuditLog>[]) =>
  sql`
    INSERT INTO audit_log (at, actor_id, ip_address, area, action, kind, object_id, object_name, before, after)
    SELECT at, "actorId", "ipAddress", area, action, kind, "objectId", "objectName", nullif(before, 'null'),
      nullif(after, 'null')
    FROM json_to_recordset(${JSON.stringify(entries)}::json) AS entry (at timestamptz, "actorId" text, "ipAddress" inet,
      area text, action text, kind text, "objectId" text, "objectName" text, before jsonb, after jsonb)`.execute(
    db,
  )

/** Whether such an entry exists since an instant. */
export const hasEntrySince = async (
  db: Db,
  entry: Record<'actorId' | 'action' | 'kind' | 'objectId', string>,
  since: Date,
): Promise<boolean> => {
  const found = await db
    .selectFrom('auditLog')
    .select('id')
    .where('kind', '=', entry.kind)
    .where('objectId', '=', entry.objectId)
    .where('actorId', '=', entry.actorId)
    .where('action', '=', entry.action)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Which entries to read. */
export interface AuditPage {
  limit: number
  /** id of the previous page's last row */
  after?: number
  actorId?: string
  kind?: string
  objectId?: string
  /** from this instant on */
  since?: Date
  /** before this instant */
  until?: Date
}

/** The email of an account. */
const emailOf = (id: string) => sql<string | null>`(SELECT email FROM users WHERE users.id = ${sql.ref(id)})`

export const auditPage = (db: Db, areas: readonly string[], { limit, after, ...only }: AuditPage) =>
  db
    .selectFrom('auditLog as entry')
    .select([
      'entry.id',
      'entry.at',
      'entry.area',
      'entry.action',
      'entry.kind',
      'entry.before',
      'entry.after',
    ])
    .select(({ ref, fn }) => [
      sql<string | null>`host(entry.ip_address)`.as('ipAddress'),
      jsonBuildObject({ id: ref('entry.actorId'), name: emailOf('entry.actor_id') }).as('actor'),
      jsonBuildObject({
        id: ref('entry.objectId'),
        name: fn.coalesce('entry.objectName', emailOf('entry.object_id')),
      }).as('object'),
    ])
    .where('entry.area', '=', sql<string>`ANY(${areas})`)
    .where('entry.id', '<', idBelow(after))
    .$if(only.since !== undefined, (query) => query.where('entry.at', '>=', only.since ?? new Date(0)))
    .$if(only.until !== undefined, (query) => query.where('entry.at', '<', only.until ?? new Date(0)))
    .$if(only.actorId !== undefined, (query) => query.where('entry.actorId', '=', only.actorId ?? ''))
    .$if(only.kind !== undefined, (query) => query.where('entry.kind', '=', only.kind ?? ''))
    .$if(only.objectId !== undefined, (query) => query.where('entry.objectId', '=', only.objectId ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()

/** Operators with actions in these areas, by name. A loose index scan, independent of the number of actions. */
export async function actorsOf(db: Db, areas: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string | null }>`
    WITH RECURSIVE actor (id) AS (
      SELECT min(actor_id) FROM audit_log
      UNION ALL
      SELECT (SELECT min(actor_id) FROM audit_log WHERE actor_id > actor.id) FROM actor WHERE actor.id IS NOT NULL
    )
    SELECT actor.id, users.email AS name
    FROM actor LEFT JOIN users ON users.id = actor.id
    WHERE EXISTS (SELECT FROM audit_log WHERE actor_id = actor.id AND area = ANY(${areas}))
    ORDER BY users.email, actor.id`.execute(db)
  return rows
}

/** Operators who viewed personal data `min` times or more since an instant, with the count. */
export async function frequentViewers(
  db: Db,
  { actions, since, min }: { actions: readonly string[]; since: Date; min: number },
) {
  const { rows } = await sql<{ actorId: string; reads: number }>`
    SELECT actor_id, count(*)::int AS reads FROM audit_log
    WHERE at > ${since} AND action = ANY(${actions}::text[])
    GROUP BY actor_id HAVING count(*) >= ${min} ORDER BY reads DESC LIMIT 10`.execute(db)
  return rows
}
