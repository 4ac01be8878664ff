import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { BouncedOrderMails } from '../../database/schema.ts'

/** An order's buyer and number; undefined if the account is deleted. */
export const buyerOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select(['orders.orderNumber', 'users.id as userId', 'users.email'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/** Records that an address refused an order mail for good. */
export const recordMailBounced = (db: Db, bounced: Insertable<BouncedOrderMails>) =>
  db
    .insertInto('bouncedOrderMails')
    .values(bounced)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(bounced))
    .execute()

/** Records that an address accepts order mails, perhaps again. */
export const recordMailTaken = (db: Db, userId: string) =>
  db.deleteFrom('bouncedOrderMails').where('userId', '=', userId).execute()

/** The content of an order's mails; undefined without a buyer or a verified address. */
export const mailedOrder = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders as order')
    .innerJoin('users as user', 'user.id', 'order.userId')
    .innerJoin('reachable', 'reachable.userId', 'user.id')
    .innerJoin('payments as payment', 'payment.orderId', 'order.id')
    .crossJoin('shopSettings as shop')
    .select([
      'order.id',
      'user.email',
      'user.firstName',
      'user.timeZone',
      'order.orderNumber',
      'order.paymentMethod',
      'order.paymentStatus',
      'order.subtotal',
      'order.shippingFee',
      'order.totalAmount',
      'order.shippingAddress',
      'order.trackingNumber',
      'order.payBy',
      'order.cancelReason',
      'shop.paymentInstructions',
    ])
    .where('order.orderNumber', '=', orderNumber)
    .where('reachable.byEmail', 'is', true)
    .executeTakeFirst()

/** Bought items by product. */
export const mailedLines = (db: Db, orderId: number) =>
  db
    .selectFrom('orderItems')
    .select(['name'])
    .select([sql<number>`sum(quantity)::int`.as('quantity'), sql<number>`sum(total_price)`.as('totalPrice')])
    .where('orderId', '=', orderId)
    .groupBy(['name', 'unitPrice'])
    .orderBy(sql`min(id)`)
    .execute()

/** Operators for orders. */
export const operatorsOfOrders = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .innerJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select('users.id')
    .where('users.isAdmin', '=', true)
    .where(sql<boolean>`(permissions = '{}' OR 'orders' = ANY(permissions))`)
    .execute()
  return rows.map(({ id }) => id)
}
