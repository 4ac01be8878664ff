import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Paid orders that are ready to ship and not handed over. Operators decide about disputed and recalled ones. */
export async function ordersToShip(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', sql<string>`ANY('{pending,processing}')`)
    .where('paymentStatus', '=', 'paid')
    .where('shipstationOrderId', 'is', null)
    .where('shippingAddress', 'is not', null)
    .where(({ eb, or }) => or([eb('dispute', 'is', null), eb('dispute', '=', 'won')]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('orderItems as item')
            .innerJoin('inventoryBatches as batch', 'batch.id', 'item.batchId')
            .select('item.id')
            .whereRef('item.orderId', '=', 'orders.id')
            .where('batch.recallReason', 'is not', null),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders handed over without a tracking number yet. */
export async function ordersUnderWay(db: Db, limit: number): Promise<{ id: number; orderNumber: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'orderNumber'])
    .where('shipstationOrderId', 'is not', null)
    .where('trackingNumber', 'is', null)
    .where('status', '=', sql<string>`ANY('{pending,processing,shipped}')`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const shipmentOf = (db: Db, id: number) =>
  db
    .selectFrom('orders as order')
    .leftJoin('users as user', 'user.id', 'order.userId')
    .innerJoin('payments as payment', 'payment.orderId', 'order.id')
    .select([
      'order.orderNumber',
      'order.createdAt',
      'order.shippingAddress',
      'order.totalAmount',
      'order.shippingFee',
      'order.notes',
      'payment.settledAt',
      'user.email',
    ])
    .where('order.id', '=', id)
    .executeTakeFirst()

export const linesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orderItems')
    .select(['vialBatchNumber', 'name', 'quantity', 'unitPrice'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
