import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Days } from './reports.queries.ts'

/** What is counted of business; amounts of money in cents. */
export type BusinessKind =
  | ('sale' | 'sold-in' | 'units' | 'revenue' | 'costed' | 'cost')
  | ('stock' | 'stock-value' | 'stock-uncosted')
  | ('reminder' | 'wait' | 'wait-seconds' | 'waiting')

/** What there was of a kind, of one subject, on the days of one of the spans. */
interface Amount {
  /** of the span among those that were asked for, from 0 */
  place: number
  kind: BusinessKind
  subject: string
  amount: number
}

/** What there was of several kinds on the days of each span, by subject where the kind has any. */
export async function amountsOf(
  db: Db,
  zone: number,
  kinds: readonly BusinessKind[],
  spans: readonly Days[],
): Promise<Amount[]> {
  const { rows } = await sql<Amount>`
    SELECT place - 1 AS place, kind, subject, sum(amount)::bigint AS amount
    FROM unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
      WITH ORDINALITY AS span ("from", "to", place)
    JOIN unnest(${kinds}::text[]) AS wanted (kind) ON true
    JOIN report_counts USING (kind)
    WHERE zone = ${zone} AND day BETWEEN "from" AND "to"
    GROUP BY place, kind, subject`.execute(db)
  return rows
}

/** Of the people who signed up in a week, how many were active in one. */
export async function activeByWeek(db: Db, zone: number, weeks: readonly string[]) {
  const { rows } = await sql<{ joined: string; week: string; people: number }>`
    SELECT subject AS joined, day::text AS week, sum(people)::bigint AS people
    FROM report_gaps WHERE zone = ${zone} AND about = 'week' AND subject = ANY(${weeks}::text[])
    GROUP BY subject, day`.execute(db)
  return rows
}

/** What products are called, by their numbers. */
export async function productNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('products as product')
    .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['product.id', sql<string>`coalesce(peptide.name, supplement.name)`.as('name')])
    .where('product.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
