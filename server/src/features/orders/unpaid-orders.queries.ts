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

/** Until the transaction ends nobody else orders as this person, from this network or to this place. */
export const lockOrdering = (tx: Db, { userId, network, place }: Ordering) => {
  const names = [`person ${userId}`, `network ${network.toString('hex')}`, `place ${place.toString('hex')}`]
  return sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended('orders of ' || name, 0) AS key FROM unnest(${names}::text[]) AS name ORDER BY key
    ) AS keys`.execute(tx)
}

/** What is unpaid of this person, from this network, and to this place. */
export async function unpaidOrders(tx: Db, { userId, network, place }: Ordering) {
  const { rows } = await sql<Unpaid & { of: 'person' | 'network' | 'place' }>`
    WITH unpaid AS (
      SELECT id AS order_id, 'person' AS of FROM orders WHERE user_id = ${userId} AND ${isUnpaid}
      UNION ALL SELECT order_id, 'network' FROM order_sources WHERE network = ${network}
      UNION ALL SELECT order_id, 'place' FROM order_sources WHERE place = ${place}
    )
    SELECT of, count(DISTINCT order_id)::int AS orders, sum(quantity)::int AS units
    FROM unpaid JOIN order_items USING (order_id) GROUP BY of`.execute(tx)
  const of = (name: string): Unpaid => rows.find((row) => row.of === name) ?? { orders: 0, units: 0 }
  return { person: of('person'), network: of('network'), place: of('place') }
}

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
