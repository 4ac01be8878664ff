import type { OrderStatus, PaymentStatus } from '@pepwell/domain/shop/orders'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'
import { idBelow } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import { certificatesJson } from '../inventory/certificates.service.ts'

/** Columns for buyers and operators. */
const columns = [
  'order.id',
  'order.orderNumber',
  'order.status',
  'order.paymentStatus',
  'order.paymentMethod',
  'order.subtotal',
  'order.shippingFee',
  'order.totalAmount',
  'order.refundedAmount',
  'order.shippingAddress',
  'order.trackingNumber',
  'order.notes',
  'order.payBy',
  'order.cancelReason',
  'order.createdAt',
] as const

/** An instant in the wire format, which differs from PostgreSQL's JSON. */
const wired = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Orders with their items by batch. */
const orders = (db: Db) =>
  db
    .selectFrom('orders as order')
    .select(columns)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('orderItems as item')
          .leftJoin('products as product', 'product.id', 'item.productId')
          .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
          .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
          .leftJoin('inventoryBatches as batch', 'batch.id', 'item.batchId')
          .select([
            'item.id',
            'item.productId',
            'item.kind',
            'product.peptideId',
            'product.supplementId',
            'item.name',
            sql<string | null>`coalesce(peptide.category, supplement.category)`.as('category'),
            'peptide.mg',
            sql<string | null>`coalesce(peptide.image_hash, supplement.image_hash)`.as('imageHash'),
            'product.form',
            'supplement.dosageAmount',
            'supplement.dosageUnit',
            'item.quantity',
            sql<number>`item.unit_price::float8`.as('unitPrice'),
            sql<number>`item.total_price::float8`.as('totalPrice'),
            'item.vialBatchNumber',
            'item.expiryDate',
            'batch.recallReason',
            certificatesJson('item.batchId').as('certificates'),
            wired('item.shippedAt').$castTo<string | null>().as('shippedAt'),
          ])
          .whereRef('item.orderId', '=', 'order.id')
          .orderBy('item.id'),
      ).as('items'),
    )

const withTimeline = (db: Db, hidden: readonly string[] = []) =>
  orders(db).select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('orderEvents as event')
        .select(['event.id', wired('event.at').as('at'), 'event.what', 'event.actor', 'event.detail'])
        .whereRef('event.orderId', '=', 'order.id')
        .where('event.what', '<>', sql<string>`ALL(${hidden})`)
        .orderBy('event.id'),
    ).as('timeline'),
  )

/** Timeline events for operators only. */
const FOR_OPERATORS = [
  'note',
  'payment-refused',
  'refund-refused',
  'refund-failed',
  'refund-held',
  'refund-dropped',
  'dispute-inquiry',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
]

/** A person's orders, latest first. */
export const ordersOf = (db: Db, userId: string, { limit, after }: { limit: number; after?: number }) =>
  withTimeline(db, FOR_OPERATORS)
    .where('order.userId', '=', userId)
    .where('order.id', '<', idBelow(after))
    .orderBy('order.id', 'desc')
    .limit(limit)
    .execute()

/** One of a person's orders. */
export const orderOf = prepared((db, { userId, orderNumber }: { userId: string; orderNumber: string }) =>
  withTimeline(db, FOR_OPERATORS)
    .select('order.dispute')
    .where('order.orderNumber', '=', orderNumber)
    .where('order.userId', '=', userId),
)

/** Whether order mails reach the buyer: verified address, switched on, no recent bounce. */
const isReachable = sql<boolean>`(EXISTS (SELECT FROM reachable WHERE reachable.user_id = "user".id AND reachable.order_mails)
  AND NOT EXISTS (SELECT FROM bounced_order_mails AS bounced
    WHERE bounced.user_id = "user".id AND bounced.email = "user".email))`

/** Orders as operators see them. */
const allOrders = (db: Db) =>
  withTimeline(db)
    .leftJoin('users as user', 'user.id', 'order.userId')
    .select([
      'order.shipstationOrderId',
      'order.paymentId',
      'order.dispute',
      'order.disputedAmount',
      'order.version',
      isReachable.as('isReachable'),
    ])
    .select(({ ref }) =>
      sql<{
        id: string
        email: string
        firstName: string | null
      } | null>`CASE WHEN "user".id IS NOT NULL THEN ${jsonBuildObject({
        id: ref('user.id'),
        email: ref('user.email'),
        firstName: ref('user.firstName'),
      })} END`.as('user'),
    )

/** Filters of the list. */
export interface OrderFilters {
  search?: string
  status?: OrderStatus
  payment?: PaymentStatus
}

const matchesSearch = (search: string) => {
  const pattern = containing(search)
  return sql<boolean>`(lower("order".order_number) LIKE ${pattern} OR folded("user".email) LIKE ${pattern}
    OR folded("user".first_name) LIKE ${pattern})`
}

/** Whether an order matches the filters. */
const isAmong = ({ search, status, payment }: OrderFilters) => [
  ...(search ? [matchesSearch(search)] : []),
  ...(status ? [sql<boolean>`"order".status = ${status}`] : []),
  ...(payment ? [sql<boolean>`"order".payment_status = ${payment}`] : []),
]

/** Latest first. */
export const ordersPage = (
  db: Db,
  { limit, after, ...filter }: OrderFilters & { limit: number; after?: number },
) =>
  allOrders(db)
    .where(({ and }) => and(isAmong(filter)))
    .where('order.id', '<', idBelow(after))
    .orderBy('order.id', 'desc')
    .limit(limit)
    .execute()

/** The previous and next order among those that match. */
export async function adjacentTo(db: Db, id: number, filter: OrderFilters) {
  const next = (side: '>' | '<') =>
    db
      .selectFrom('orders as order')
      .leftJoin('users as user', 'user.id', 'order.userId')
      .select('order.id')
      .where('order.id', side, id)
      .where(({ and }) => and(isAmong(filter)))
      .orderBy('order.id', side === '>' ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst()
  const [newer, older] = await Promise.all([next('>'), next('<')])
  return { newer: newer?.id ?? null, older: older?.id ?? null }
}

export const orderById = (db: Db, id: number) => allOrders(db).where('order.id', '=', id).executeTakeFirst()

/** Counts by status. */
export const countsOf = (db: Db, { search, payment }: OrderFilters) =>
  db
    .selectFrom('orders as order')
    .leftJoin('users as user', 'user.id', 'order.userId')
    .select(['order.status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(({ and }) => and(isAmong({ search, payment })))
    .groupBy('order.status')
    .execute()

/** Additional data of one order's page. */
export async function aroundOrder(db: Db, { id, orderNumber }: { id: number; orderNumber: string }) {
  const customer = db
    .selectFrom('orders as order')
    .innerJoin('users as user', 'user.id', 'order.userId')
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName'])
    .select(({ selectFrom, fn }) => {
      const paid = selectFrom('orders as other')
        .whereRef('other.userId', '=', 'user.id')
        .where('other.paymentStatus', '=', 'paid')
      return [
        paid.select(fn.countAll<number>().as('count')).$asScalar().$notNull().as('orders'),
        paid
          .select(
            sql<number>`coalesce(sum(greatest(0, other.total_amount - other.refunded_amount - other.disputed_amount)), 0)`.as(
              'sum',
            ),
          )
          .$asScalar()
          .$notNull()
          .as('spent'),
      ]
    })
    .where('order.id', '=', id)
    .executeTakeFirst()
  const movements = db
    .selectFrom('stockMovements as movement')
    .innerJoin('inventoryBatches as batch', 'batch.id', 'movement.batchId')
    .select([
      'movement.id',
      'movement.at',
      'batch.batchNumber',
      'movement.change',
      'movement.reservedChange',
      'movement.reason',
    ])
    .where('movement.orderNumber', '=', orderNumber)
    .orderBy('movement.id')
    .execute()
  const actors = db
    .selectFrom('orderEvents as event')
    .leftJoin('people as actor', 'actor.id', 'event.actorId')
    .select(['event.id', 'event.actorId', 'actor.operatorName as name'])
    .where('event.orderId', '=', id)
    .where('event.actorId', 'is not', null)
    .execute()
  const payment = db.selectFrom('payments').select('tax').where('orderId', '=', id).executeTakeFirst()
  const found = await Promise.all([customer, movements, actors, payment])
  return { customer: found[0], movements: found[1], actors: found[2], tax: found[3]?.tax ?? 0 }
}

/** The address of a person's last order. */
export const addressOf = async (db: Db, userId: string) =>
  (await db.selectFrom('shippingAddresses').select('address').where('userId', '=', userId).executeTakeFirst())
    ?.address ?? null
