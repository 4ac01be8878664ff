import type {
  AnyOrder,
  listAllOrders,
  refundOrder,
  setOrderStatus,
  setOrderStatuses,
} from '@pepwell/contract/shop/orders-admin'
import type { DisputeStatus } from '@pepwell/domain/shop/disputes'
import {
  type PaymentQuestion,
  paymentQuestions,
  questionBefore,
  questionBeforeRefund,
} from '@pepwell/domain/shop/order-questions'
import { type OrderStatus, orderStatuses, type PaymentStatus } from '@pepwell/domain/shop/orders'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { CsvTable } from '../../http/csv-reply.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { refuseOlder } from '../../http/versions.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { withPictures } from './order-items.ts'
import { type LockedOrder, lockOrder, updateOrder, updatePayment } from './order-status.queries.ts'
import { type OrderChanges, SETTLE_PAYMENT } from './order-status.service.ts'
import type { By } from './order-units.ts'
import * as queries from './orders.queries.ts'
import { type CsvOrder, orderColumns } from './orders-csv.ts'
import { refuseRecalledItems, replaceRecalledItems } from './recalled-items.ts'
import { setPayment } from './set-payment.ts'
import { unpaidOf } from './unpaid-order-limits.queries.ts'

type Body<Call extends { body?: z.ZodType }> = z.output<NonNullable<Call['body']>>

interface Deps {
  db: Kysely<DB>
  readDb: Kysely<DB>
  clock: Clock
  changes: OrderChanges
}

/** Why an order stays unchanged in a bulk action. */
const problems: Partial<Record<string, string>> = {
  OUT_OF_STOCK: 'Not enough left in stock',
  ORDER_NOT_FOUND: 'This order doesn’t exist',
  LOT_RECALLED: 'One of its lots is recalled. Change this order separately',
}

/** Why an order stays unchanged in a bulk action until someone answers a question about its money. */
const paymentProblems = {
  unpaid: 'It’s not paid yet. Change this order separately',
  refunded: 'It was refunded. Change this order separately',
  disputed: 'Its payment is disputed. Change this order separately',
} as const satisfies Record<PaymentQuestion, string>

function problemOf({ code, details }: Refusal): string | undefined {
  const { question } = (details ?? {}) as { question?: PaymentQuestion }
  return code === 'CONFIRM_PAYMENT' && question ? paymentProblems[question] : problems[code]
}

/**
 * Unpaid, refunded and disputed orders leave only once an operator confirmed it.
 * @throws Refusal CONFIRM_PAYMENT
 */
function requireConfirmed(order: LockedOrder, { status, confirm }: Body<typeof setOrderStatus>): void {
  const confirmed = {
    status: order.status as OrderStatus,
    paymentStatus: order.paymentStatus as PaymentStatus,
    dispute: order.dispute as DisputeStatus | null,
  }
  const question = questionBefore(confirmed, status)
  if (question === undefined || question === confirm) return
  throw new Refusal('CONFIRM_PAYMENT', { sentence: paymentQuestions[question], details: { question } })
}

/**
 * A refund on top of a dispute could pay the buyer twice.
 * @returns whether an operator confirmed one
 * @throws Refusal CONFIRM_PAYMENT
 */
function isConfirmedRefund({ dispute }: LockedOrder, confirm: Body<typeof refundOrder>['confirm']): boolean {
  const sentence = questionBeforeRefund(dispute as DisputeStatus | null)
  if (!sentence) return false
  if (confirm) return true
  throw new Refusal('CONFIRM_PAYMENT', { sentence, details: { question: 'disputed' } })
}

/** Operators' order actions. Each is recorded in its own transaction. */
export function orderAdminService({ db, readDb, clock, changes }: Deps) {
  const byOf = ({ id }: Operator): By => ({ actor: 'operator', id, now: clock.now() })

  /** @throws Refusal ORDER_NOT_FOUND */
  async function get(id: number): Promise<AnyOrder> {
    const order = await queries.orderById(db, id)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    return withPictures(order) as unknown as AnyOrder
  }

  /**
   * Changes an order and records it.
   * @throws Refusal ORDER_NOT_FOUND
   */
  async function about(
    operator: Operator,
    id: number,
    action: string,
    work: (tx: Db, order: LockedOrder) => Promise<Record<string, unknown>>,
  ): Promise<AnyOrder> {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw new Refusal('ORDER_NOT_FOUND')
      const changed = await work(tx, order)
      const { status, paymentStatus, trackingNumber, paymentId } = order
      const before = { status, paymentStatus, trackingNumber, paymentId }
      const object = { kind: 'order', id, name: order.orderNumber }
      const entry = { area: 'orders', action, object, before, after: { ...before, ...changed } } as const
      await record(tx, operator, entry, clock.now())
    })
    return get(id)
  }

  /** @throws Refusal ORDER_NOT_FOUND, OUT_OF_STOCK, CHANGED_MEANWHILE, CONFIRM_PAYMENT, LOT_RECALLED */
  const setStatus = (operator: Operator, id: number, body: Body<typeof setOrderStatus>) =>
    about(operator, id, 'set-status', async (tx, order) => {
      refuseOlder(order.version, body.version)
      requireConfirmed(order, body)
      const { status, trackingNumber = order.trackingNumber } = body
      const isOtherNumber = trackingNumber !== order.trackingNumber
      if (isOtherNumber) await updateOrder(tx, id, { trackingNumber })
      const by = byOf(operator)
      if (body.replaceRecalled) await replaceRecalledItems(tx, order, by)
      const reason = status === 'cancelled' ? 'Cancelled by the shop' : trackingNumber
      const isOther = await changes.setStatus(tx, order, status, by, reason)
      await refuseRecalledItems(tx, order, status)
      if (isOtherNumber && !isOther) await changes.happened(tx, order, 'tracking', by, trackingNumber)
      return { status, trackingNumber, ...(body.confirm && { confirmed: body.confirm }) }
    })

  return {
    list: async (page: z.output<NonNullable<typeof listAllOrders.query>>) =>
      (await queries.ordersPage(db, page)).map((order) => withPictures(order)) as unknown as AnyOrder[],

    /** All matching orders as CSV, named after the operator's own day. */
    csv: ({ timeZone }: SessionUser, filters: queries.OrderFilters): CsvTable<CsvOrder> => ({
      name: `orders-${dayOf(clock.now(), timeZone)}`,
      columns: orderColumns,
      page: (from, limit) => queries.ordersPage(readDb, { ...filters, limit, after: from?.id }),
    }),

    neighbours: (id: number, filters: queries.OrderFilters) => queries.adjacentTo(db, id, filters),

    async counts(filters: queries.OrderFilters) {
      const counts = await queries.countsOf(db, filters)
      const of = (status: string) => counts.find((count) => count.status === status)?.count ?? 0
      return Object.fromEntries(orderStatuses.map((status) => [status, of(status)])) as Record<
        (typeof orderStatuses)[number],
        number
      >
    },

    /** @throws Refusal ORDER_NOT_FOUND */
    async inFull(id: number) {
      const order = await get(id)
      const { actors, customer, ...around } = await queries.aroundOrder(db, order)
      const timeline = order.timeline.map((event) => {
        const actor = actors.find((actor) => actor.id === event.id)
        return { ...event, by: actor?.actorId ? { id: actor.actorId, name: actor.name } : null }
      })
      const withUnpaid = customer && { ...customer, unpaid: await unpaidOf(db, customer.id) }
      return { ...order, ...around, customer: withUnpaid ?? null, timeline }
    },

    setStatus,

    /** One transaction per order: a refused one doesn't affect the others. */
    async setStatuses(operator: Operator, { status, orders, confirm }: Body<typeof setOrderStatuses>) {
      const results: { id: number; problem: string | null }[] = []
      for (const { id, trackingNumber } of orders)
        results.push(
          await setStatus(operator, id, { status, confirm, trackingNumber }).then(
            () => ({ id, problem: null }),
            (error) => {
              const problem = error instanceof Refusal ? problemOf(error) : undefined
              if (!problem) throw error
              return { id, problem }
            },
          ),
        )
      return results
    },

    /** @throws Refusal ORDER_NOT_FOUND, ALREADY_PAID, PAID_ELSEWHERE */
    markPaid: (operator: Operator, id: number, { reference = null }: { reference?: string | null }) =>
      about(operator, id, 'mark-paid', async (tx, order) => {
        if (order.paymentStatus === 'paid') throw new Refusal('ALREADY_PAID')
        if (order.paymentMethod === 'card') throw new Refusal('PAID_ELSEWHERE')
        const settling = { changes, order, to: 'paid', by: byOf(operator) } as const
        await updatePayment(tx, id, { reference })
        const changed = await setPayment(tx, settling, { detail: reference, paymentId: reference })
        return { ...changed, paymentId: reference }
      }),

    /**
     * Refunds the payment. A job calls the card service until it succeeds; transfers are sent by hand.
     * @throws Refusal ORDER_NOT_FOUND, NOT_PAID, CONFIRM_PAYMENT
     */
    refund: (operator: Operator, id: number, { reason = null, confirm }: Body<typeof refundOrder>) =>
      about(operator, id, 'refund', async (tx, order) => {
        if (order.paymentStatus !== 'paid') throw new Refusal('NOT_PAID')
        if (order.paymentMethod === 'card') {
          const refundHold = isConfirmedRefund(order, confirm) ? 'waived' : null
          await updatePayment(tx, id, { refundWantedAt: new Date(clock.now()), refundHold })
          await changes.happened(tx, order, 'refund-wanted', byOf(operator), reason)
          await addJobs(tx, [{ task: SETTLE_PAYMENT, payload: { orderId: id } }])
          return { refundWanted: true, reason, ...(refundHold && { confirmed: confirm }) }
        }
        const settling = { changes, order, to: 'refunded', by: byOf(operator) } as const
        return { ...(await setPayment(tx, settling, { detail: reason })), reason }
      }),

    /** @throws Refusal ORDER_NOT_FOUND */
    note: (operator: Operator, id: number, text: string) =>
      about(operator, id, 'note', async (tx, order) => {
        await changes.happened(tx, order, 'note', byOf(operator), text)
        return { note: text }
      }),
  }
}

export type OrderAdmin = ReturnType<typeof orderAdminService>
