import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PaymentWebhooks } from '../../database/schema.ts'

const columns = [
  'order.id as orderId',
  'order.userId',
  'order.orderNumber',
  'order.status',
  'order.paymentStatus',
  'order.paymentMethod',
  'order.payBy',
  'order.cancelReason',
  'order.shippingFee',
  'order.totalAmount',
  'payment.sessionId',
  'payment.sessionUrl',
  'payment.intentId',
  'payment.refundId',
  'payment.refundWantedAt',
  'payment.refusal',
] as const

const payments = (db: Db) =>
  db
    .selectFrom('payments as payment')
    .innerJoin('orders as order', 'order.id', 'payment.orderId')
    .select(columns)

export const paymentOf = (db: Db, orderId: number) =>
  payments(db).where('order.id', '=', orderId).executeTakeFirst()

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

export const ownPayment = (db: Db, userId: string, orderNumber: string) =>
  payments(db)
    .where('order.userId', '=', userId)
    .where('order.orderNumber', '=', orderNumber)
    .executeTakeFirst()

/** The order of a payment event: by its number, else its session, else its intent. */
export const orderReferredTo = async (
  db: Db,
  { orderNumber, sessionId, intentId }: Record<'orderNumber' | 'sessionId' | 'intentId', string | null>,
): Promise<number | undefined> => {
  const names = [
    ['order.orderNumber', orderNumber],
    ['payment.sessionId', sessionId],
    ['payment.intentId', intentId],
  ] as const
  for (const [column, name] of names) {
    if (name === null) continue
    const row = await payments(db).where(column, '=', name).executeTakeFirst()
    if (row) return row.orderId
  }
  return undefined
}

/** Whether any payment already has this session. */
export const isKnownSession = async (db: Db, sessionId: string): Promise<boolean> =>
  (await payments(db).where('payment.sessionId', '=', sessionId).executeTakeFirst()) !== undefined

/** The bill for a payment service, and the buyer's address. */
export async function billOf(db: Db, orderId: number) {
  const lines = db
    .selectFrom('orderItems')
    .select(['name', 'unitPrice'])
    .select(sql<number>`sum(quantity)::int`.as('quantity'))
    .where('orderId', '=', orderId)
    .groupBy(['name', 'unitPrice'])
    .orderBy(sql`min(id)`)
    .execute()
  const buyer = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select('email')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return { lines: await lines, email: (await buyer)?.email }
}

/** @returns whether it is new */
export const recordWebhook = async (tx: Db, received: Insertable<PaymentWebhooks>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('paymentWebhooks')
    .values(received)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Which of these events are stored already. */
export async function storedWebhooks(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('paymentWebhooks')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether there is a payment that could be refunded. */
export const isAnyPaidByCard = async (db: Db): Promise<boolean> =>
  (await payments(db).where('payment.intentId', 'is not', null).limit(1).executeTakeFirst()) !== undefined

/** Orders whose payment service must be queried: a webhook may be missing, or a refund is due. */
export async function paymentsToAskFor(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payments as payment')
    .innerJoin('orders as order', 'order.id', 'payment.orderId')
    .select('order.id')
    .where('payment.method', '=', 'card')
    .where('payment.createdAt', '<', before)
    .where(({ eb, or, and }) =>
      or([
        and([eb('payment.status', '=', 'pending'), eb('order.status', '<>', 'cancelled')]),
        and([
          eb('payment.refundWantedAt', 'is not', null),
          eb('payment.refundId', 'is', null),
          eb('payment.refundHold', 'is distinct from', 'held'),
          eb('payment.status', '<>', 'refunded'),
        ]),
      ]),
    )
    .orderBy('payment.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
