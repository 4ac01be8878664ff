import { orderStatuses } from '@pepwell/domain/shop/orders'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OrderEvents, Orders, Payments } from '../../database/schema.ts'

/** The columns needed to change an order. */
const columns = [
  'id',
  'userId',
  'orderNumber',
  'status',
  'paymentStatus',
  'paymentMethod',
  'paymentId',
  'totalAmount',
  'refundedAmount',
  'dispute',
  'trackingNumber',
  'payBy',
  'cancelReason',
  'version',
] as const

const locked = (tx: Db) => tx.selectFrom('orders').select(columns).forUpdate()

/** An order, locked until the transaction ends. */
export const lockOrder = (tx: Db, id: number) => locked(tx).where('id', '=', id).executeTakeFirst()

export const lockOwnOrder = (tx: Db, userId: string, orderNumber: string) =>
  locked(tx).where('orderNumber', '=', orderNumber).where('userId', '=', userId).executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

export const itemsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orderItems')
    .select(['id', 'productId', 'batchId', 'kind', 'name', 'quantity', 'unitPrice'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

export const updateOrder = (tx: Db, id: number, changes: Updateable<Orders>) =>
  tx.updateTable('orders').set(changes).where('id', '=', id).execute()

/** Sets when an order's items were shipped; null undoes it. */
export const setShippedAt = (tx: Db, orderId: number, at: Date | null) =>
  tx.updateTable('orderItems').set({ shippedAt: at }).where('orderId', '=', orderId).execute()

export const insertEvent = (tx: Db, event: Insertable<OrderEvents>) =>
  tx.insertInto('orderEvents').values(event).execute()

export const updatePayment = (tx: Db, orderId: number, changes: Updateable<Payments>) =>
  tx.updateTable('payments').set(changes).where('orderId', '=', orderId).execute()

/** Whether a person wants inbox messages, and has a push subscription. */
export async function reachabilityOf(db: Db, userId: string) {
  const { rows } = await sql<{ wantsMessages: boolean; hasBrowser: boolean }>`
    SELECT in_app AS wants_messages, by_push AS has_browser FROM reachable WHERE user_id = ${userId}`.execute(
    db,
  )
  return rows[0] ?? { wantsMessages: false, hasBrowser: false }
}

/** The id of an order's card page at the service. */
export const sessionOf = async (tx: Db, orderId: number): Promise<string | null> =>
  (await tx.selectFrom('payments').select('sessionId').where('orderId', '=', orderId).executeTakeFirst())
    ?.sessionId ?? null

/** Whether a requested refund is held for a dispute, or an operator waived the hold; null for neither. */
export const refundHoldOf = async (tx: Db, orderId: number): Promise<string | null> =>
  (await tx.selectFrom('payments').select('refundHold').where('orderId', '=', orderId).executeTakeFirst())
    ?.refundHold ?? null

/** The last change of an order's status. */
export const lastStatusEvent = (tx: Db, orderId: number) =>
  tx
    .selectFrom('orderEvents')
    .select(['what', 'at'])
    .where('orderId', '=', orderId)
    .where('what', '=', sql<string>`ANY(${[...orderStatuses]}::text[])`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Orders that may no longer hold units: not paid in time, or without a buyer. */
export async function ordersToCancel(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', sql<string>`ANY('{pending,processing}')`)
    .where('paymentStatus', '=', sql<string>`ANY('{pending,failed}')`)
    .where(({ eb, or }) => or([eb('payBy', '<=', now), eb('userId', 'is', null)]))
    .orderBy('payBy')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
