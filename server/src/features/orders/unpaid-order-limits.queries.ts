import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Keyed hashes of an order's network and address. */
export interface OrderSource {
  network: Buffer
  place: Buffer
}

/** The sources whose unpaid orders count. */
export interface Ordering extends OrderSource {
  userId: string
}

/** Unpaid orders and their units. */
export interface Unpaid {
  orders: number
  units: number
}

// Matches the partial index.
const isUnpaid = sql<boolean>`status IN ('pending', 'processing') AND payment_status IN ('pending', 'failed')`

/**
 * Committed orders of this person, network and address that are unpaid or were abandoned since an instant. A trigger
 * checks concurrent ones; see {@link exceededUnpaidLimit}.
 */
export async function unpaidOrders(tx: Db, { userId, network, place }: Ordering, givenUpSince: Date) {
  const counts = sql<boolean>`(given_up_at IS NULL OR given_up_at > ${givenUpSince})`
  const { rows } = await sql<Unpaid & { of: 'person' | 'network' | 'place' }>`
    SELECT 'person' AS of, count(DISTINCT orders.id)::int AS orders, coalesce(sum(quantity), 0)::int AS units
    FROM orders JOIN order_items ON order_id = orders.id
    WHERE user_id = ${userId} AND (${isUnpaid} OR EXISTS (
      SELECT FROM order_sources WHERE order_sources.order_id = orders.id AND given_up_at > ${givenUpSince}))
    UNION ALL SELECT 'network', count(*)::int, coalesce(sum(units), 0)::int
    FROM order_sources_with_units WHERE network = ${network} AND ${counts}
    UNION ALL SELECT 'place', count(*)::int, coalesce(sum(units), 0)::int
    FROM order_sources_with_units WHERE place = ${place} AND ${counts}`.execute(tx)
  const of = (name: string): Unpaid => rows.find((row) => row.of === name) ?? { orders: 0, units: 0 }
  return { person: of('person'), network: of('network'), place: of('place') }
}

/** Whether a commit failed because concurrent orders together exceed a limit. */
export const exceededUnpaidLimit = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'unpaid_orders_allowed'

/** A person's unpaid orders as operators see them. */
export async function unpaidOf(db: Db, userId: string): Promise<Unpaid> {
  const { rows } = await sql<Unpaid>`
    SELECT count(DISTINCT orders.id)::int AS orders, coalesce(sum(quantity), 0)::int AS units
    FROM orders JOIN order_items ON order_id = orders.id WHERE user_id = ${userId} AND ${isUnpaid}`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, units: 0 }
}

/** Units of each product in a person's unpaid orders. */
export async function heldBy(db: Db, userId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; units: number }>`
    SELECT product_id, sum(quantity)::int AS units FROM orders JOIN order_items ON order_id = orders.id
    WHERE user_id = ${userId} AND product_id IS NOT NULL AND ${isUnpaid} GROUP BY product_id`.execute(db)
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}

/** Whether a person has ever paid for and kept an order. */
const hasPaid = (userId: RawBuilder<string | null>) =>
  sql<boolean>`EXISTS (SELECT FROM orders AS paid WHERE paid.user_id = ${userId} AND paid.payment_status = 'paid')`

/**
 * Units of each product in unpaid orders of people who never paid.
 * @returns undefined if this person did
 */
export async function heldByNewcomers(
  tx: Db,
  userId: string,
  productIds: readonly number[],
): Promise<Map<number, number> | undefined> {
  const { rows } = await sql<{ productId: number; units: number | null; hasPaid: boolean }>`
    SELECT product.id AS product_id, ${hasPaid(sql`${userId}::text`)} AS has_paid, (
      SELECT sum(quantity)::int FROM orders JOIN order_items ON order_id = orders.id
      WHERE product_id = product.id AND ${isUnpaid} AND NOT ${hasPaid(sql`orders.user_id`)}
    ) AS units
    FROM unnest(${productIds}::bigint[]) AS product (id)`.execute(tx)
  if (rows.some((row) => row.hasPaid)) return undefined
  return new Map(rows.map(({ productId, units }) => [productId, units ?? 0]))
}

/** Records that an order was abandoned unpaid; null if it is reopened. */
export const recordGivenUp = (tx: Db, orderId: number, givenUpAt: Date | null) =>
  tx.updateTable('orderSources').set({ givenUpAt }).where('orderId', '=', orderId).execute()

export const deleteSource = (tx: Db, orderId: number) =>
  tx.deleteFrom('orderSources').where('orderId', '=', orderId).execute()

/** Deletes sources of orders abandoned before an instant. */
export const deleteOldSources = (db: Db, givenUpBefore: Date) =>
  db.deleteFrom('orderSources').where('givenUpAt', '<=', givenUpBefore).execute()
