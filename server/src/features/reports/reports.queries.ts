import type { EquallyActive } from '@pepwell/domain/reports/reports'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A range of days, inclusive. */
export interface Days {
  from: string
  to: string
}

const spansOf = (spans: readonly Days[]) => sql`
  unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
  WITH ORDINALITY AS span ("from", "to", place)`

/** The number of people with marks in each range, each counted once. */
export async function peopleIn(
  db: Db,
  zone: number,
  about: 'active' | 'visitor',
  spans: readonly Days[],
): Promise<number[]> {
  const { rows } = await sql<{ people: number }>`
    SELECT coalesce(sum(people), 0)::bigint AS people
    FROM ${spansOf(spans)} LEFT JOIN report_gaps ON zone = ${zone} AND about = ${about}
      AND day BETWEEN "from" AND "to" AND before < "from"
    GROUP BY place ORDER BY place`.execute(db)
  return rows.map(({ people }) => people)
}

/** The sums of each range. */
export async function amountsIn(
  db: Db,
  zone: number,
  kind: 'dose' | 'signup' | 'session' | 'seconds' | 'view',
  spans: readonly Days[],
): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount
    FROM ${spansOf(spans)} LEFT JOIN report_counts ON zone = ${zone} AND kind = ${kind} AND day BETWEEN "from" AND "to"
    GROUP BY place ORDER BY place`.execute(db)
  return rows.map(({ amount }) => amount)
}

/** Events of a range by subject, most frequent first. */
export const amountsBySubject = (
  db: Db,
  zone: number,
  kind: 'view' | 'peptide' | 'step',
  { from, to }: Days,
) =>
  db
    .selectFrom('reportCounts')
    .select(({ fn }) => ['subject', sql<number>`${fn.sum('amount')}::bigint`.as('amount')])
    .where('zone', '=', zone)
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('subject')
    .orderBy('amount', 'desc')
    .orderBy('subject')
    .execute()

/** The number of people who took each peptide in a range. */
export async function peopleByPeptide(db: Db, zone: number, { from, to }: Days) {
  const rows = await db
    .selectFrom('reportGaps')
    .select(({ fn }) => ['subject', sql<number>`${fn.sum('people')}::bigint`.as('people')])
    .where('zone', '=', zone)
    .where('about', '=', 'peptide')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('before', '<', from)
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, people }) => [subject, people]))
}

/** The first day with any activity or sign-up; undefined if none. */
export async function firstDay(db: Db, zone: number): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('reportCounts')
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .where('zone', '=', zone)
    .where('kind', '=', sql<string>`ANY(ARRAY['signup', 'dose'])`)
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** The last day of a range with a page visit. */
export async function lastVisitedDay(db: Db, zone: number, { from, to }: Days): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('reportCounts')
    .select(({ fn }) => fn.max<string | null>('day').as('day'))
    .where('zone', '=', zone)
    .where('kind', '=', 'view')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

export const equallyActive = (db: Db, zone: number): Promise<EquallyActive[]> =>
  db
    .selectFrom('reportLevels')
    .select(['weeks', 'activeWeeks', 'activeDays', 'people', 'sessions', 'doses'])
    .where('zone', '=', zone)
    .execute()
