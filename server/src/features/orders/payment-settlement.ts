import { inDollars, toCents } from '@pepwell/domain/shop/money'
import type { Db } from '../../database/connect.ts'
import { type CardState, PaymentRefused, type PaymentsPort } from '../../ports/payments.ts'
import { Refusal } from '../../refusal.ts'
import { type LockedOrder, updatePayment } from './order-status.queries.ts'
import { NOT_PAID_IN_TIME } from './order-status.service.ts'
import { byShop, isUnpaid, type PaymentDeps, withLockedOrder } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { mayRefund } from './refund-holds.ts'
import { recordPartialRefund, recordRefusedRefund } from './refunds.ts'
import { setPayment } from './set-payment.ts'

/** The paid sum is the order's, plus tax if some was added. */
const isRightSum = ({ totalCents, taxCents, currency }: CardState, { totalAmount }: LockedOrder) =>
  currency === 'usd' && totalCents - taxCents === toCents(totalAmount)

/** Makes orders agree with their payments. No outside service is called within a transaction. */
export function paymentSettlement({ db, clock, changes, cards }: PaymentDeps) {
  /**
   * A late payment still buys the order if there is enough stock.
   * @returns whether it does
   */
  async function revive(orderId: number): Promise<boolean> {
    try {
      const revived = await withLockedOrder(db, orderId, (tx, order) =>
        changes.setStatus(tx, order, 'pending', byShop(clock)),
      )
      return revived === true
    } catch (error) {
      if (error instanceof Refusal && error.code === 'OUT_OF_STOCK') return false
      throw error
    }
  }

  const wantRefund = (tx: Db, { id }: LockedOrder) =>
    updatePayment(tx, id, { refundWantedAt: new Date(clock.now()) })

  /** Paid a different amount: cancels the order and refunds it. */
  async function refuseSum(tx: Db, order: LockedOrder, { totalCents, intentId }: CardState): Promise<void> {
    const detail = `$${inDollars(totalCents)} were paid instead`
    await setPayment(tx, { changes, order, to: 'failed', by: byShop(clock) }, { paymentId: intentId, detail })
    await wantRefund(tx, order)
    await changes.setStatus(tx, order, 'cancelled', byShop(clock), 'Paid a different amount')
  }

  /** The right amount was paid; refunds it if the order can't be shipped anymore. */
  async function takeSum(tx: Db, order: LockedOrder, { intentId, taxCents }: CardState): Promise<void> {
    await setPayment(tx, { changes, order, to: 'paid', by: byShop(clock) }, { paymentId: intentId, taxCents })
    if (order.status !== 'cancelled') return
    await wantRefund(tx, order)
    await changes.happened(tx, order, 'late-payment', byShop(clock))
    await changes.publishToOperators(tx, order, 'late-payment', clock.now())
  }

  /** Records once that an order is paid. */
  const paid = (orderId: number, state: CardState) =>
    withLockedOrder(db, orderId, async (tx, order) => {
      if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return
      await updatePayment(tx, orderId, { intentId: state.intentId })
      await (isRightSum(state, order) ? takeSum : refuseSum)(tx, order, state)
    })

  const refunded = (orderId: number, refundId: string) =>
    withLockedOrder(db, orderId, async (tx, order) => {
      await updatePayment(tx, orderId, { refundId })
      await setPayment(tx, { changes, order, to: 'refunded', by: byShop(clock) })
    })

  /** Refunds made at the payment service itself. */
  const followRefunds = (payment: queries.PaymentRow, { isRefunded, refundedCents, totalCents }: CardState) =>
    withLockedOrder(db, payment.orderId, async (tx, order) => {
      const context = { changes, order, by: byShop(clock) }
      if (!isRefunded) return recordPartialRefund(tx, context, { refunded: refundedCents, paid: totalCents })
      const { paymentStatus } = await setPayment(tx, { ...context, to: 'refunded' })
      if (paymentStatus && !payment.refundWantedAt)
        await changes.publishToOperators(tx, order, 'refunded', clock.now())
    })

  const canceled = (orderId: number) =>
    withLockedOrder(db, orderId, async (tx, order) => {
      if (isUnpaid(order)) await changes.setStatus(tx, order, 'cancelled', byShop(clock), NOT_PAID_IN_TIME)
    })

  /** The service reports a successful payment. */
  async function followPaid(payment: queries.PaymentRow, state: CardState) {
    const { orderId, status, cancelReason } = payment
    if (status === 'cancelled' && cancelReason === NOT_PAID_IN_TIME) await revive(orderId)
    await paid(orderId, state)
    await followRefunds(payment, state)
  }

  /** The service reports a failed or pending payment. */
  async function followUnpaid(port: PaymentsPort, payment: queries.PaymentRow, state: CardState) {
    const isOver = payment.status === 'cancelled' || payment.payBy.getTime() <= clock.now()
    if (state.isOpen && isOver) await port.end(state.sessionId)
    if (state.isExpired || isOver) await canceled(payment.orderId)
  }

  /** Sends a refund that is due. */
  async function payBack(port: PaymentsPort, orderId: number): Promise<void> {
    const payment = await queries.paymentOf(db, orderId)
    if (!payment?.refundWantedAt || payment.refundId || !payment.intentId) return
    // It was refunded at the service itself.
    if (payment.paymentStatus === 'refunded') return
    const may = (tx: Db, order: LockedOrder) => mayRefund(tx, { changes, order, by: byShop(clock) })
    if (!(await withLockedOrder(db, orderId, may))) return
    try {
      await refunded(orderId, await port.refund(payment.intentId, payment.orderNumber))
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      await withLockedOrder(db, orderId, (tx, order) =>
        recordRefusedRefund(tx, { changes, order, by: byShop(clock) }, error.message),
      )
    }
  }

  /**
   * Reconciles an order with its payment by querying the service, independent of the order of events.
   * @throws the service's error; the caller retries
   */
  async function settle(orderId: number): Promise<void> {
    const payment = await queries.paymentOf(db, orderId)
    if (!cards || !payment || payment.paymentMethod !== 'card') return
    if (payment.sessionId) {
      const state = await cards.look(payment.sessionId)
      await (state.isPaid ? followPaid(payment, state) : followUnpaid(cards, payment, state))
    }
    await payBack(cards, orderId)
  }

  return { settle, canceled }
}
