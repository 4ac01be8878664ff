import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Keyed hashes of where an order comes from and goes to. */
export interface OrderSource {
  network: Buffer
  place: Buffer
}

/** Whose unpaid orders are counted. */
export interface Ordering extends OrderSource {
  userId: string
}

/** Unpaid orders, and the units that they hold. */
export interface Unpaid {
  orders: number
  units: number
}

const isUnpaid = sql<boolean>`status = ANY('{pending,processing}') AND payment_status = ANY('{pending,failed}')`

/**
 * What is unpaid of this person, from this network, and to this place, as far as it is committed: what comes meanwhile, a trigger
 * sees; see {@link leftTooMuchUnpaid}.
 */
export async function unpaidOrders(tx: Db, { userId, network, place }: Ordering) {
  const { rows } = await sql<Unpaid & { of: 'person' | 'network' | 'place' }>`
    SELECT 'person' AS of, count(DISTINCT orders.id)::int AS orders, coalesce(sum(quantity), 0)::int AS units
    FROM orders JOIN order_items ON order_id = orders.id WHERE user_id = ${userId} AND ${isUnpaid}
    UNION ALL SELECT 'network', count(*)::int, coalesce(sum(units), 0)::int FROM order_sources_with_units WHERE network = ${network}
    UNION ALL SELECT 'place', count(*)::int, coalesce(sum(units), 0)::int FROM order_sources_with_units WHERE place = ${place}`.execute(
    tx,
  )
  const of = (name: string): Unpaid => rows.find((row) => row.of === name) ?? { orders: 0, units: 0 }
  return { person: of('person'), network: of('network'), place: of('place') }
}

/** Whether the commit of a new order failed because, counted together with those that came meanwhile, too much would be unpaid. */
export const leftTooMuchUnpaid = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'unpaid_orders_allowed'

/** What somebody has unpaid, as operators see it. */
export async function unpaidOf(db: Db, userId: string): Promise<Unpaid> {
  const { rows } = await sql<Unpaid>`
    SELECT count(DISTINCT orders.id)::int AS orders, coalesce(sum(quantity), 0)::int AS units
    FROM orders JOIN order_items ON order_id = orders.id WHERE user_id = ${userId} AND ${isUnpaid}`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, units: 0 }
}

/** Units of each product that somebody's unpaid orders hold. */
export async function heldBy(db: Db, userId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; units: number }>`
    SELECT product_id, sum(quantity)::int AS units FROM orders JOIN order_items ON order_id = orders.id
    WHERE user_id = ${userId} AND product_id IS NOT NULL AND ${isUnpaid} GROUP BY product_id`.execute(db)
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}
