import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A person's unshipped orders, locked until the transaction ends. */
export const ordersUnsent = (tx: Db, userId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'status', 'paymentStatus'])
    .where('userId', '=', userId)
    .where('status', '=', sql<string>`ANY('{pending,processing}')`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Erases addresses of deleted accounts' orders that are done since `doneBefore` or shipped since `sentBefore`. */
export const anonymizeDoneOrders = (
  db: Db,
  { doneBefore, sentBefore }: { doneBefore: Date; sentBefore: Date },
) =>
  sql`
    UPDATE orders SET shipping_address = NULL, notes = NULL, tracking_number = NULL
    WHERE user_id IS NULL AND shipping_address IS NOT NULL AND NOT EXISTS (
      SELECT FROM order_events WHERE order_id = orders.id AND what = orders.status
        AND at > CASE orders.status WHEN 'shipped' THEN ${sentBefore}::timestamptz ELSE ${doneBefore}::timestamptz END)
      AND status IN ('shipped', 'delivered', 'cancelled')`.execute(db)
