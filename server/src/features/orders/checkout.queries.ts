import type { ShippingAddress } from '@pepwell/contract/shop/shipping-address'
import type { NeededProfile } from '@pepwell/domain/accounts/profile'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Orders } from '../../database/schema.ts'
import type { OrderSource } from './unpaid-order-limits.queries.ts'

/** What checkout needs in one query: shop settings, the buyer's profile, and whether the order exists already. */
export async function factsFor(tx: Db, userId: string, clientId: string) {
  const { rows } = await sql<
    NeededProfile & {
      shippingFee: number
      freeFrom: number | null
      countries: string[]
      daysToPay: number
      automaticTax: boolean
      paymentInstructions: string
      placedBefore: string | null
      wantsMessages: boolean
      isEmailVerified: boolean
    }
  >`
    SELECT shipping_fee, free_from, countries, days_to_pay, automatic_tax, payment_instructions,
      (SELECT order_number FROM orders WHERE user_id = ${userId} AND client_id = ${clientId}) AS placed_before,
      reachable.in_app AS wants_messages, reachable.by_email AS is_email_verified,
      is_admin, date_of_birth, height_feet, height_inches, weight, gender
    FROM shop_settings, users JOIN reachable ON reachable.user_id = users.id WHERE users.id = ${userId}`.execute(
    tx,
  )
  const [facts] = rows
  if (!facts) throw new Error('the shop has no settings')
  return facts
}

/** An order item from one batch. Amounts in dollars. */
export interface NewItem {
  productId: number
  batchId: number
  kind: string
  name: string
  quantity: number
  unitPrice: number
  totalPrice: number
  vialBatchNumber: string
  expiryDate: CalendarDay | null
}

type NewOrder = Omit<Insertable<Orders>, 'shippingAddress' | 'createdAt'> & {
  userId: string
  createdAt: Date
  shippingAddress: ShippingAddress
}

const itemColumns = sql`"productId", "batchId", kind, name, quantity, "unitPrice", "totalPrice", "vialBatchNumber", "expiryDate"`

const itemsIn = (items: readonly NewItem[]) => sql`json_to_recordset(${JSON.stringify(items)}::json) AS item (
  "productId" bigint, "batchId" bigint, kind text, name text, quantity int, "unitPrice" numeric, "totalPrice" numeric,
  "vialBatchNumber" text, "expiryDate" date)`

/**
 * Stores an order with its rows and remembers its address, in one statement.
 * @param source hashes of network and address with their limits, which a trigger checks at the commit
 * @returns its id; undefined if the buyer used the client id before
 */
export async function insertOrder(
  tx: Db,
  { shippingAddress, ...order }: NewOrder,
  items: readonly NewItem[],
  { network, place, allowed }: OrderSource & { allowed: string },
): Promise<number | undefined> {
  const address = JSON.stringify(shippingAddress)
  const { userId, createdAt } = order
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { rows } = await sql<{ id: number }>`
    WITH placed AS (
      INSERT INTO orders (user_id, order_number, client_id, payment_method, subtotal, shipping_fee, total_amount, country,
        state, shipping_address, notes, pay_by, created_at)
      VALUES (${userId}, ${order.orderNumber}, ${order.clientId}, ${order.paymentMethod}, ${order.subtotal},
        ${order.shippingFee}, ${order.totalAmount}, ${order.country}, ${order.state}, ${address}::jsonb, ${order.notes},
        ${order.payBy}, ${createdAt})
      ON CONFLICT (user_id, client_id) DO NOTHING
      RETURNING id
    ), bought AS (
      INSERT INTO order_items (order_id, product_id, batch_id, kind, name, quantity, unit_price, total_price,
        vial_batch_number, expiry_date)
      SELECT placed.id, ${itemColumns} FROM placed, ${itemsIn(items)}
    ), source AS (
      INSERT INTO order_sources (order_id, network, place, units)
      SELECT id, ${network}::bytea, ${place}::bytea, ${units}::int FROM placed
    ), payment AS (
      INSERT INTO payments (order_id, method, amount, created_at)
      SELECT id, ${order.paymentMethod}, ${order.totalAmount}::numeric, ${createdAt}::timestamptz FROM placed
    ), event AS (
      INSERT INTO order_events (order_id, at, what, actor, actor_id)
      SELECT id, ${createdAt}::timestamptz, 'pending', 'buyer', ${userId} FROM placed
    ), remembered AS (
      INSERT INTO shipping_addresses (user_id, address) SELECT ${userId}, ${address}::jsonb FROM placed
      ON CONFLICT (user_id) DO UPDATE SET address = excluded.address
        WHERE shipping_addresses.address <> excluded.address
    )
    SELECT id, set_config('pepwell.unpaid_orders', ${allowed}, true) FROM placed`.execute(tx)
  return rows[0]?.id
}

/** Replaces items of an order by others. */
export const replaceItems = (
  tx: Db,
  { orderId, replaced }: { orderId: number; replaced: readonly number[] },
  items: readonly NewItem[],
) =>
  sql`
    WITH gone AS (DELETE FROM order_items WHERE order_id = ${orderId} AND id = ANY(${replaced}::bigint[]))
    INSERT INTO order_items (order_id, product_id, batch_id, kind, name, quantity, unit_price, total_price,
      vial_batch_number, expiry_date)
    SELECT ${orderId}, ${itemColumns} FROM ${itemsIn(items)}`.execute(tx)
