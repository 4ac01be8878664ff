import type { Visit } from '@pepwell/contract/accounts/page-visits'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whose visits these are. */
export interface Visitor {
  userId: string | null
  sessionId: string
  ipAddress: string | null
  userAgent: string | null
}

/** Keeps visits; of an address only the network: 24 bits of the short kind, 48 of the long one. */
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

/** The latest visits of some hours, which are found by their blocks; nothing else is read. */
export async function latestVisits(db: Db, { since, until }: { since: Date; until: Date }, limit: number) {
  const { rows } = await sql<{ pagePath: string; userId: string | null }>`
    WITH day AS MATERIALIZED (
      SELECT id, page_path, user_id FROM page_visits WHERE visited_at >= ${since} AND visited_at < ${until})
    SELECT page_path, user_id FROM day ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Takes visits away that began before, at most `limit` of them. @returns how many they were */
export async function deleteVisits(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pageVisits')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('pageVisits').select('id').where('visitedAt', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The secret of a day; of several processes that need it first, one makes it. */
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
