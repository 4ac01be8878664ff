import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Units of a product, from any batch. */
export interface Wanted {
  productId: number
  quantity: number
}

/** Units of a batch. */
export interface BatchUnits {
  batchId: number
  quantity: number
}

/** The context of stock movements. */
export interface MovementReason {
  /** the id of their order */
  orderNumber: string
  reason: string
  /** null for automatic changes */
  actorId: string | null
  now: number
}

/** Reserved units of a batch. */
export interface ReservedUnits extends Wanted {
  batchId: number
  batchNumber: string
  expiryDate: CalendarDay | null
}

/** Units left of a product. */
export interface Left {
  productId: number
  left: number
}

const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value) => rows.map(of)

/**
 * Reserves units, first to expire first; all or none. Locks rows in id order across products, like every stock
 * change, to avoid deadlocks.
 * @param wanted each product once
 * @param today excludes batches that expired before, and recalled ones
 * @returns the reservations, or what was left of each product
 */
export async function reserveUnits(
  tx: Db,
  wanted: readonly Wanted[],
  today: CalendarDay,
  { orderNumber, reason, actorId, now }: MovementReason,
): Promise<{ reserved: ReservedUnits[]; left: Left[] }> {
  const { rows } = await sql<ReservedUnits & { left: number }>`
    WITH wanted AS (
      SELECT * FROM unnest(${column(wanted, ({ productId }) => productId)}::bigint[],
        ${column(wanted, ({ quantity }) => quantity)}::int[]) AS wanted (product_id, quantity)
    ), locked AS MATERIALIZED (
      SELECT id, product_id, batch_number, expiry_date, quantity_available FROM inventory_batches
      WHERE product_id = ANY(${column(wanted, ({ productId }) => productId)}::bigint[]) AND quantity_available > 0
        AND (expiry_date IS NULL OR expiry_date >= ${today}::date) AND recall_reason IS NULL
      ORDER BY id FOR UPDATE
    ), stock AS (
      SELECT product_id, wanted.quantity, coalesce(sum(quantity_available), 0)::int AS left
      FROM wanted LEFT JOIN locked USING (product_id) GROUP BY product_id, wanted.quantity
    ), lined_up AS (
      SELECT locked.*, stock.quantity, coalesce(sum(quantity_available) OVER (
        PARTITION BY product_id ORDER BY expiry_date, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM locked JOIN stock USING (product_id)
      WHERE NOT EXISTS (SELECT FROM stock AS short WHERE short.left < short.quantity)
    ), taken AS (
      SELECT id, product_id, batch_number, expiry_date, least(quantity_available, quantity - before)::int AS quantity
      FROM lined_up WHERE before < quantity
    ), moved AS (
      UPDATE inventory_batches AS batch
      SET quantity_available = batch.quantity_available - taken.quantity,
        quantity_reserved = batch.quantity_reserved + taken.quantity
      FROM taken WHERE batch.id = taken.id AND batch.quantity_available >= taken.quantity
      RETURNING batch.id, taken.quantity
    ), noted AS (
      INSERT INTO stock_movements (batch_id, change, reserved_change, reason, actor_id, order_number, at)
      SELECT id, -quantity, quantity, ${reason}, ${actorId}, ${orderNumber}, ${new Date(now)}::timestamptz
      FROM moved ORDER BY id
    )
    SELECT stock.product_id, stock.left, taken.id AS batch_id, batch_number, expiry_date, taken.quantity
    FROM stock LEFT JOIN (taken JOIN moved ON moved.id = taken.id) ON taken.product_id = stock.product_id
    ORDER BY stock.product_id, expiry_date, taken.id`.execute(tx)
  const left = new Map(rows.map((row) => [row.productId, row.left]))
  return {
    reserved: rows.filter(({ batchId }) => batchId !== null).map(({ left: _, ...taken }) => taken),
    left: [...left].map(([productId, units]) => ({ productId, left: units })),
  }
}

/** The effect on reserved units: changes of available and reserved quantities. */
interface Change {
  available: 0 | 1
  reserved: -1 | 1
}

/**
 * Moves units of batches, all or none. Units of a deleted batch are gone with it.
 * @returns whether all units could be moved
 */
export async function moveUnits(
  tx: Db,
  units: readonly BatchUnits[],
  { available, reserved }: Change,
  { orderNumber, reason, actorId, now }: MovementReason,
): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    WITH units AS (
      SELECT batch_id, sum(quantity)::int AS quantity
      FROM unnest(${column(units, ({ batchId }) => batchId)}::bigint[],
        ${column(units, ({ quantity }) => quantity)}::int[]) AS units (batch_id, quantity)
      GROUP BY batch_id
    ), locked AS MATERIALIZED (
      SELECT id FROM inventory_batches WHERE id = ANY(${column(units, ({ batchId }) => batchId)}::bigint[])
      ORDER BY id FOR UPDATE
    ), moved AS (
      UPDATE inventory_batches AS batch
      SET quantity_available = batch.quantity_available + ${available}::int * units.quantity,
        quantity_reserved = batch.quantity_reserved + ${reserved}::int * units.quantity
      FROM units JOIN locked ON locked.id = units.batch_id
      WHERE batch.id = units.batch_id AND batch.quantity_reserved + ${reserved}::int * units.quantity >= 0
      RETURNING batch.id, units.quantity
    ), noted AS (
      INSERT INTO stock_movements (batch_id, change, reserved_change, reason, actor_id, order_number, at)
      SELECT id, ${available}::int * quantity, ${reserved}::int * quantity, ${reason}, ${actorId}, ${orderNumber},
        ${new Date(now)}::timestamptz
      FROM moved ORDER BY id
    )
    SELECT (SELECT count(*) FROM moved) = (SELECT count(*) FROM locked) AS is_whole`.execute(tx)
  return rows[0]?.isWhole === true
}
