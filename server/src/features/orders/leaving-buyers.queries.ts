import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Orders of somebody that are not sent, locked until the transaction ends. */
export const ordersUnsent = (tx: Db, userId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'status', 'paymentStatus'])
    .where('userId', '=', userId)
    .where('status', '=', sql<string>`ANY('{pending,processing}')`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Erases where the orders of deleted accounts went, once they are done since `doneBefore`, or sent since `sentBefore`. */
export const forgetDoneOrders = (
  db: Db,
  { doneBefore, sentBefore }: { doneBefore: Date; sentBefore: Date },
) =>
  sql`
    UPDATE orders SET shipping_address = NULL, notes = NULL, tracking_number = NULL
    WHERE user_id IS NULL AND shipping_address IS NOT NULL AND NOT EXISTS (
      SELECT FROM order_events WHERE order_id = orders.id AND what = orders.status
        AND at > CASE orders.status WHEN 'shipped' THEN ${sentBefore}::timestamptz ELSE ${doneBefore}::timestamptz END)
      AND status IN ('shipped', 'delivered', 'cancelled')`.execute(db)
