import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Days } from './reports.queries.ts'

/** Kinds of business sums; money in cents. */
export type BusinessKind =
  | ('sale' | 'sold-in' | 'units' | 'units-uncosted' | 'revenue' | 'costed' | 'cost')
  | ('reminder' | 'wait' | 'wait-seconds' | 'waiting')

/** The sum of a kind and subject in one range. */
interface Amount {
  /** index of the range, from 0 */
  place: number
  kind: BusinessKind
  subject: string
  amount: number
}

/** Sums of several kinds in each range, by subject if the kind has any. */
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

/** How many of a week's sign-ups were active in another week. */
export async function activeByWeek(db: Db, zone: number, weeks: readonly string[]) {
  const { rows } = await sql<{ joined: string; week: string; people: number }>`
    SELECT subject AS joined, day::text AS week, sum(people)::bigint AS people
    FROM report_gaps WHERE zone = ${zone} AND about = 'week' AND subject = ANY(${weeks}::text[])
    GROUP BY subject, day`.execute(db)
  return rows
}

/** A product's stock and its cost in cents. */
export interface OnHand {
  name: string
  units: number
  cents: number
  unitsWithoutCost: number
  unitsExpired: number
}

/** Each product's stock on a day; a batch is good on its expiry date. */
export async function stockOnHand(db: Db, today: CalendarDay): Promise<OnHand[]> {
  const { rows } = await sql<OnHand>`
    SELECT coalesce(peptide.name, supplement.name) AS name, coalesce(sum(units) FILTER (WHERE is_good), 0) AS units,
      coalesce(sum(100 * units * cost_per_unit) FILTER (WHERE is_good), 0) AS cents,
      coalesce(sum(units) FILTER (WHERE is_good AND cost_per_unit IS NULL), 0) AS units_without_cost,
      coalesce(sum(units) FILTER (WHERE NOT is_good), 0) AS units_expired
    FROM (
      SELECT product_id, cost_per_unit, quantity_available + quantity_reserved AS units,
        coalesce(expiry_date >= ${today}::date, true) AND recall_reason IS NULL AS is_good
      FROM inventory_batches WHERE quantity_available + quantity_reserved > 0) AS batch
    JOIN products AS product ON product.id = batch.product_id
    LEFT JOIN peptides AS peptide ON peptide.id = product.peptide_id
    LEFT JOIN supplements AS supplement ON supplement.id = product.supplement_id
    GROUP BY product.id, peptide.name, supplement.name`.execute(db)
  return rows
}
