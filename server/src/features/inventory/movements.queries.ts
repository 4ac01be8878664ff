import { EXPIRY_WARNING_DAYS, PACE_DAYS } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { belowId, type Page } from '../../database/page.ts'
import type { StockMovements } from '../../database/schema.ts'
import type { Kind } from './inventory.queries.ts'

export const insertMovement = (tx: Db, movement: Insertable<StockMovements>) =>
  tx.insertInto('stockMovements').values(movement).execute()

interface MovementRow {
  id: number
  at: Date
  change: number
  reservedChange: number
  reason: string
  actor: { id: string; name: string | null } | null
  onHand: number
}

/** Latest first; with `after`, the movements before that one. */
export async function movementsOf(db: Db, batchId: number, page: Page): Promise<MovementRow[]> {
  const { limit, below } = belowId(page)
  const { rows } = await sql<MovementRow>`
    SELECT movement.id, at, change, reserved_change, reason, on_hand,
      CASE WHEN actor_id IS NOT NULL THEN json_build_object('id', actor_id, 'name', (
        SELECT operator_name FROM people WHERE people.id = actor_id
      )) END AS actor
    FROM (
      SELECT *, sum(change + reserved_change) OVER (ORDER BY id) AS on_hand
      FROM stock_movements WHERE batch_id = ${batchId}
    ) AS movement
    WHERE movement.id < ${below}
    ORDER BY movement.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** A product's stock, with the data for its sales pace. */
interface StockRow {
  id: number
  name: string
  mg: number | null
  category: string
  enabled: boolean
  sellable: number
  reserved: number
  expired: number
  unitsWithoutCost: number
  expiringSoon: number
  /** units sold in the last {@link PACE_DAYS} days */
  sold: number
  /** number of days in stock, including today */
  daysOnSale: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Sold: leaves the reserved units without returning. Corrections and write-offs don't count. */
const soldSince = (since: Date) => sql`(
  SELECT coalesce(-sum(least(change + reserved_change, 0)), 0)
  FROM stock_movements AS movement JOIN inventory_batches AS sold ON sold.id = movement.batch_id
  WHERE sold.product_id = product.id AND movement.reserved_change < 0 AND movement.at > ${since})`

/** The stock of each product with batches, by name. */
export async function stockOf(
  db: Db,
  kind: Kind,
  { today, now }: { today: CalendarDay; now: number },
): Promise<StockRow[]> {
  const isPeptide = kind === 'peptide'
  const isGood = sql`((expiry_date IS NULL OR expiry_date >= ${today}::date) AND recall_reason IS NULL)`
  const isSoon = sql`(${isGood} AND expiry_date <= ${today}::date + ${EXPIRY_WARNING_DAYS}::int)`
  const { rows } = await sql<StockRow>`
    SELECT thing.id, thing.name, ${isPeptide ? sql`mg` : sql`NULL`} AS mg, thing.category, product.enabled,
      coalesce(sum(quantity_available) FILTER (WHERE product.enabled AND ${isGood}), 0) AS sellable,
      sum(quantity_reserved) AS reserved,
      coalesce(sum(quantity_available) FILTER (WHERE NOT ${isGood}), 0) AS expired,
      coalesce(sum(quantity_available + quantity_reserved) FILTER (WHERE ${isGood} AND cost_per_unit IS NULL), 0)
        AS units_without_cost,
      coalesce(sum(quantity_available) FILTER (WHERE ${isSoon}), 0) AS expiring_soon,
      ${soldSince(new Date(now - PACE_DAYS * DAY_MS))} AS sold,
      ceil(extract(epoch FROM ${new Date(now)}::timestamptz - min(batch.created_at)) / 86400) AS days_on_sale
    FROM inventory_batches AS batch
    JOIN products AS product ON product.id = batch.product_id
    JOIN ${sql.table(isPeptide ? 'peptides' : 'supplements')} AS thing
      ON thing.id = product.${sql.ref(isPeptide ? 'peptideId' : 'supplementId')}
    GROUP BY product.id, thing.id
    ORDER BY lower(thing.name), thing.id`.execute(db)
  return rows
}
