import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { BouncedOrderMails } from '../../database/schema.ts'

/** Whose an order is, and its number; undefined when its buyer is gone. */
export const buyerOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select(['orders.orderNumber', 'users.id as userId', 'users.email'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/** An address refused a mail about an order for good. */
export const noteMailBounced = (db: Db, bounced: Insertable<BouncedOrderMails>) =>
  db
    .insertInto('bouncedOrderMails')
    .values(bounced)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(bounced))
    .execute()

/** An address takes mails about orders, maybe again. */
export const noteMailTaken = (db: Db, userId: string) =>
  db.deleteFrom('bouncedOrderMails').where('userId', '=', userId).execute()

/** What the mails about an order say; undefined where nobody is there to get them, or has yet to say that the address is theirs. */
export const mailedOrder = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders as order')
    .innerJoin('users as user', 'user.id', 'order.userId')
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
    .where('user.emailProvedAt', 'is not', null)
    .executeTakeFirst()

/** What was bought, by product. */
export const mailedLines = (db: Db, orderId: number) =>
  db
    .selectFrom('orderItems')
    .select(['name'])
    .select([sql<number>`sum(quantity)::int`.as('quantity'), sql<number>`sum(total_price)`.as('totalPrice')])
    .where('orderId', '=', orderId)
    .groupBy(['name', 'unitPrice'])
    .orderBy(sql`min(id)`)
    .execute()

/** Operators who look after orders. */
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
