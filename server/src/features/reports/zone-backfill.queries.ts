import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { counts, isStep, marks, steps, weekOf } from './rollups.queries.ts'
import type { ReportZone } from './zones.queries.ts'

/** Days from one on, up to but excluding another; '-infinity' and 'infinity' for no end. */
export interface DayRange {
  from: string
  before: string
}

/** The amount of history and its first day, in UTC. */
export async function historyExtent(db: Db): Promise<{ first: string | null; count: number }> {
  const { rows } = await sql<{ first: string | null; count: number }>`
    SELECT min(at)::date AS first, count(*) AS count FROM report_history`.execute(db)
  return rows[0] ?? { first: null, count: 0 }
}

/** Reads the next part of the history: all sign-ups, or other events of some days. */
export async function claimPortion(db: Db, { name }: ReportZone, part: DayRange | 'signups'): Promise<void> {
  const wanted =
    part === 'signups'
      ? sql`kind = 'signup'`
      : // Days are the zone's, and no zone is two days away.
        sql`kind <> 'signup' AND at >= (${part.from}::date - 2)::timestamptz AND at < (${part.before}::date + 2)::timestamptz
          AND (at AT TIME ZONE ${name})::date >= ${part.from} AND (at AT TIME ZONE ${name})::date < ${part.before}`
  // Enough memory to sort and group these rows.
  await sql`SET LOCAL work_mem = '64MB'`.execute(db)
  await sql`
    INSERT INTO report_portion (person, day, kind, subject, amount)
    SELECT person, (at AT TIME ZONE ${name})::date, kind, subject, sum(amount) FROM report_history WHERE ${wanted}
    GROUP BY 1, 2, 3, 4`.execute(db)
  await sql`ANALYZE report_portion`.execute(db)
}

/** Kinds of marks, and their keys besides person and day. */
const subjects = {
  active: sql`''`,
  visitor: sql`''`,
  session: sql`''`,
  peptide: sql`portion.subject`,
  week: sql`${weekOf(sql`signed_up_on`)}::text`,
}

/** Kinds of marks, one at a time so that each sorts fast. */
export const marked = Object.keys(subjects) as (keyof typeof subjects)[]

/** The marks of the portion's days. */
const marksOf = (zone: number, about: keyof typeof subjects) => sql`(
  SELECT ${subjects[about]} AS subject, portion.person, ${about === 'week' ? weekOf(sql`day`) : sql`day`} AS day,
    sum(amount) AS times
  FROM report_portion AS portion JOIN ${marks} USING (kind)
  ${about === 'week' ? sql`JOIN report_people AS kept ON kept.zone = ${zone} AND kept.person = portion.person AND signed_up_on IS NOT NULL` : sql``}
  WHERE about = ${about} GROUP BY 1, 2, 3)`

export const fillMarks = (db: Db, zone: number, about: keyof typeof subjects) =>
  sql`
    INSERT INTO report_marks (zone, about, subject, person, day, times)
    SELECT ${zone}, ${about}, subject, person, day, times FROM ${marksOf(zone, about)} AS mark
    ORDER BY subject, person, day`.execute(db)

/** The gaps before the portion's marks, which exist already; nothing is marked later. */
export const fillGaps = (db: Db, zone: number, about: keyof typeof subjects) =>
  sql`
    INSERT INTO report_gaps (zone, about, subject, day, before, people)
    SELECT ${zone}, ${about}, subject, day, before, count(*) FROM (
      SELECT subject, day, coalesce(lag(day) OVER (PARTITION BY subject, person ORDER BY day), (
        SELECT earlier.day FROM report_marks AS earlier
        WHERE (earlier.zone, earlier.about, earlier.subject, earlier.person) = (${zone}, ${about}, mark.subject, mark.person)
          AND earlier.day < mark.day
        ORDER BY earlier.day DESC LIMIT 1), '-infinity') AS before
      FROM ${marksOf(zone, about)} AS mark) AS counted
    GROUP BY 3, 4, 5`.execute(db)

export const fillCounts = (db: Db, zone: number) =>
  sql`
    INSERT INTO report_counts (zone, kind, day, subject, amount)
    SELECT ${zone}, about, day, CASE WHEN by_subject THEN subject ELSE '' END, sum(amount)
    FROM report_portion JOIN ${counts} USING (kind) GROUP BY 2, 3, 4 HAVING sum(amount) <> 0`.execute(db)

/** The steps that people reached, and the counts per day. */
export async function fillPeople(db: Db, zone: number): Promise<void> {
  const sumOf = (kind: string) => sql`coalesce(sum(amount) FILTER (WHERE kind = ${kind}), 0)`
  await sql`
    INSERT INTO report_people AS kept (zone, person, signed_up_on, profiles, plans, doses, orders)
    SELECT ${zone}, person, min(day) FILTER (WHERE kind = 'signup'), ${sumOf('profile')}, ${sumOf('plan')}, ${sumOf('dose')},
      ${sumOf('order')} FROM report_portion WHERE ${isStep} GROUP BY person
    ON CONFLICT (zone, person) DO UPDATE SET profiles = kept.profiles + excluded.profiles, plans = kept.plans + excluded.plans,
      doses = kept.doses + excluded.doses, orders = kept.orders + excluded.orders`.execute(db)
  await sql`DELETE FROM report_counts WHERE zone = ${zone} AND kind = 'step'`.execute(db)
  await sql`
    INSERT INTO report_counts (zone, kind, day, subject, amount)
    SELECT ${zone}, 'step', signed_up_on, step, count(*) FROM report_people CROSS JOIN ${steps}
    WHERE zone = ${zone} AND signed_up_on IS NOT NULL GROUP BY 3, 4`.execute(db)
}

export const dropPortion = (db: Db) => sql`TRUNCATE report_portion`.execute(db)
