import { LEVEL_WEEKS, WEEK_DAYS } from '@pepwell/domain/reports/reports'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A time zone with daily sums. */
export interface ReportZone {
  id: number
  name: string
  /** the day before which levels are calculated */
  levelsBefore: string | null
  /** the day before which everything is summed up; 'infinity' if complete */
  filledBefore: string
}

const columns = ['id', 'name', 'levelsBefore', 'filledBefore'] as const

export const zoneNamed = (db: Db, name: string): Promise<ReportZone | undefined> =>
  db.selectFrom('reportZones').select(columns).where('name', '=', name).executeTakeFirst()

/** Adds a new zone without sums. */
export const insertZone = (db: Db, name: string): Promise<ReportZone> =>
  db
    .insertInto('reportZones')
    .values({ name, filledBefore: '-infinity' })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Zones with all their sums, and from which day on they have marks. */
export const filledZones = (db: Db) =>
  db.selectFrom('reportZones').select(['id', 'marksFrom']).where('filledBefore', '=', 'infinity').execute()

export const setMarksFrom = (db: Db, id: number, day: string) =>
  db.updateTable('reportZones').set({ marksFrom: day }).where('id', '=', id).execute()

export const setFilledBefore = (db: Db, id: number, day: string) =>
  db.updateTable('reportZones').set({ filledBefore: day }).where('id', '=', id).execute()

/** Time zones of operators for reports. */
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

/**
 * Locks out other processes until the transaction ends. A table lock takes no snapshot, so earlier results are
 * visible.
 * @throws the database's error 55P03 if another process holds it
 */
export const lockSums = (tx: Db) =>
  sql`LOCK TABLE report_zones IN SHARE UPDATE EXCLUSIVE MODE NOWAIT`.execute(tx)

/** Calculates how active people were in the four weeks before a day. */
export async function computeLevels(db: Db, zone: number, before: string): Promise<void> {
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
          sum(times) FILTER (WHERE about = 'session') AS sessions, sum(times) FILTER (WHERE about = 'peptide') AS doses
        FROM report_marks
        WHERE zone = ${zone} AND day >= ${before}::date - ${LEVEL_WEEKS * WEEK_DAYS}::integer AND day < ${before}
          AND about IN ('active', 'session', 'peptide')
        GROUP BY person) AS done USING (person)
      WHERE person.zone = ${zone} AND signed_up_on < ${before}) AS people
    GROUP BY 2, 3, 4`.execute(db)
  await db.updateTable('reportZones').set({ levelsBefore: before }).where('id', '=', zone).execute()
}
