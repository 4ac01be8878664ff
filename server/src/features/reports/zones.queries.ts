import { LEVEL_WEEKS, WEEK_DAYS } from '@pepwell/domain/reports'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A zone on whose calendar days are summed up. */
export interface ReportZone {
  id: number
  levelsBefore: string | null
}

export const zoneNamed = (db: Db, name: string): Promise<ReportZone | undefined> =>
  db.selectFrom('reportZones').select(['id', 'levelsBefore']).where('name', '=', name).executeTakeFirst()

export const insertZone = (db: Db, name: string): Promise<ReportZone> =>
  db.insertInto('reportZones').values({ name }).returning(['id', 'levelsBefore']).executeTakeFirstOrThrow()

/** The zones of those who may read reports. */
export async function zonesOfOperators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select('timeZone')
    .distinct()
    .where('isAdmin', '=', true)
    .where(sql<boolean>`permissions = '{}' OR 'reports' = ANY(permissions)`)
    .execute()
  return rows.map(({ timeZone }) => timeZone)
}

/** One at a time sums up, in whatever process: true for who may, until {@link unlockSums} on the same connection. */
export async function tryLockSums(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_lock(hashtext('report sums')) AS is_ours`.execute(db)
  return rows[0]?.isOurs ?? false
}

export const unlockSums = (db: Db) => sql`SELECT pg_advisory_unlock(hashtext('report sums'))`.execute(db)

/** The ids of people after one of them, in their order. */
export async function peopleAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The first and the last number of the visits, or of the orders, that are there; without any the last is before the first. */
export async function numbersOf(db: Db, what: 'visit' | 'sale'): Promise<{ first: number; last: number }> {
  const { first, last } = await db
    .selectFrom(what === 'visit' ? 'pageVisits' : 'orders')
    .select(({ fn }) => [fn.min<number | null>('id').as('first'), fn.max<number | null>('id').as('last')])
    .executeTakeFirstOrThrow()
  return { first: first ?? 0, last: last ?? -1 }
}

/** Reckons how active people were in the four weeks before a day. */
export async function reckonLevels(db: Db, zone: number, before: string): Promise<void> {
  await db.deleteFrom('reportLevels').where('zone', '=', zone).execute()
  await sql`
    INSERT INTO report_levels (zone, weeks, active_weeks, active_days, people, sessions, doses)
    SELECT ${zone}, weeks, least(active_weeks, weeks), active_days, count(*), sum(sessions), sum(doses) FROM (
      SELECT least(${LEVEL_WEEKS}, (${before}::date - signed_up_on + ${WEEK_DAYS - 1}) / ${WEEK_DAYS}) AS weeks,
        coalesce(active_weeks, 0) AS active_weeks, coalesce(active_days, 0) AS active_days,
        coalesce(sessions, 0) AS sessions, coalesce(done.doses, 0) AS doses
      FROM report_people AS person LEFT JOIN (
        SELECT person, count(*) FILTER (WHERE about = 'active') AS active_days,
          count(DISTINCT (${before}::date - 1 - day) / ${WEEK_DAYS}) FILTER (WHERE about = 'active') AS active_weeks,
          sum(times) FILTER (WHERE about = 'session') AS sessions, sum(times) FILTER (WHERE about = 'dose') AS doses
        FROM report_marks
        WHERE zone = ${zone} AND day >= ${before}::date - ${LEVEL_WEEKS * WEEK_DAYS}::integer AND day < ${before}
          AND about IN ('active', 'session', 'dose')
        GROUP BY person) AS done USING (person)
      WHERE person.zone = ${zone} AND signed_up_on < ${before}) AS people
    GROUP BY 2, 3, 4`.execute(db)
  await db.updateTable('reportZones').set({ levelsBefore: before }).where('id', '=', zone).execute()
}
