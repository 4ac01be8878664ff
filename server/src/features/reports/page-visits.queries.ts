import type { Visit } from '@pepwell/contract/accounts/page-visits'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deleteOldPage, type Page } from '../../database/delete-old-rows.queries.ts'

/** A visitor. */
export interface Visitor {
  userId: string | null
  sessionId: string
  ipAddress: string | null
  userAgent: string | null
}

/** Stores visits with the network only: 24 bits of IPv4, 48 of IPv6. */
export async function insertVisits(
  db: Db,
  { userId, sessionId, ipAddress, userAgent }: Visitor,
  visits: readonly Visit[],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO page_visits
      (user_id, session_id, page_path, referrer, ip_address, user_agent, visit_duration, visited_at)
    SELECT ${userId}, ${sessionId}, "pagePath", referrer,
      network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 48 END)), ${userAgent}, "visitDuration",
      ${now}::timestamptz - make_interval(secs => "secondsAgo")
    FROM json_to_recordset(${JSON.stringify(visits)}::json)
      AS visit ("pagePath" text, referrer text, "secondsAgo" integer, "visitDuration" integer),
      (SELECT ${ipAddress}::inet AS address) AS place`.execute(db)
}

/** The visits of the last hours, found with the BRIN index; nothing else is read. */
export async function latestVisits(db: Db, { since, until }: { since: Date; until: Date }, limit: number) {
  const { rows } = await sql<{ pagePath: string; userId: string | null }>`
    WITH day AS MATERIALIZED (
      SELECT id, page_path, user_id FROM page_visits WHERE visited_at >= ${since} AND visited_at < ${until})
    SELECT page_path, user_id FROM day ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Deletes old visits; sums of reports stay. */
export const deleteOldVisits = (tx: Db, page: Page) =>
  deleteOldPage(
    tx,
    { ...page, table: 'page_visits', at: 'visited_at' },
    sql`DELETE FROM page_visits AS visit USING page WHERE visit.id = page.id AND is_old`,
  )

/** The secret of a day; created by the first process that needs it. */
export async function secretOfDay(db: Db, day: string, made: string): Promise<string> {
  await db
    .insertInto('visitSecrets')
    .values({ day, secret: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = db.selectFrom('visitSecrets').select('secret').where('day', '=', day)
  return (await stored.executeTakeFirstOrThrow()).secret
}

export const deleteSecrets = (db: Db, before: string) =>
  db.deleteFrom('visitSecrets').where('day', '<', before).execute()
