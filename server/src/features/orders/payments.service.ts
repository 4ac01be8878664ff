import { inDollars, toCents } from '@pepwell/domain/money'
import { BELOW_CARD_MINIMUM } from '@pepwell/domain/order-totals'
import { type OrderStatus, type PaymentStatus, waitsForPayment } from '@pepwell/domain/orders'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import {
  type CardEvent,
  type CardPage,
  type CardState,
  LEAST_PAGE_MS,
  PaymentRefused,
  type PaymentsPort,
} from '../../ports/payments.ts'
import {
  type LockedOrder,
  lockOrder,
  ordersToCancel,
  updateOrder,
  updatePayment,
} from './changing.queries.ts'
import { type By, CARD_MS, NOT_PAID_IN_TIME, type OrderChanges, SETTLE_PAYMENT } from './changing.service.ts'
import { noteDispute } from './disputes.ts'
import * as queries from './payments.queries.ts'
import { noteFailedRefund, noteRefundedPart, noteRefusedPayment, noteRefusedRefund } from './refunds.ts'
import { setPayment } from './set-payment.ts'
import { settingsOf } from './shop-settings.queries.ts'

/** So many orders are looked after at a time; whoever is left comes with the next. */
const AT_ONCE = 200

/** A page that was opened less long ago needs no asking: what is to be told of it is told. */
const PATIENCE_MS = 5 * 60 * 1000

/** A page that is to be open for less gets another deadline: what it takes to open it counts too. */
const LEAST_LEFT_MS = LEAST_PAGE_MS + 60_000

interface Parts {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  changes: OrderChanges
  /** the service that takes cards, where there is one */
  cards: PaymentsPort | undefined
  publicUrl: string
}

const isWaiting = ({ status, paymentStatus }: Pick<LockedOrder, 'status' | 'paymentStatus'>) =>
  waitsForPayment(status as OrderStatus, paymentStatus as PaymentStatus)

/** What is paid is the order's sum, and the tax where some was added. */
const isRightSum = ({ totalCents, taxCents, currency }: CardState, { totalAmount }: LockedOrder) =>
  currency === 'usd' && totalCents - taxCents === toCents(totalAmount)

/** How orders are paid. Nothing outside is asked within a transaction. */
export function paymentsService({ db, clock, logger, changes, cards, publicUrl }: Parts) {
  const shop = (): By => ({ actor: 'shop', id: null, now: clock.now() })

  /** Does something about an order that is locked for it; nothing when there is none. */
  const about = <Result>(orderId: number, work: (tx: Db, order: LockedOrder) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId)
      return order && work(tx, order)
    })

  /** Until when an order is to be paid. A page that opens late would be refused without more time. */
  const deadlineOf = ({ orderId, payBy }: queries.PaymentRow) =>
    about(orderId, async (tx, order) => {
      if (!isWaiting(order)) return payBy
      const now = clock.now()
      if (order.payBy.getTime() - now >= LEAST_LEFT_MS) return order.payBy
      const later = new Date(now + CARD_MS)
      await updateOrder(tx, orderId, { payBy: later })
      return later
    })

  /** The page for an order: the same one however often it is asked for. */
  async function open(port: PaymentsPort, payment: queries.PaymentRow): Promise<CardPage | undefined> {
    const { orderId, orderNumber, shippingFee } = payment
    const payBy = await deadlineOf(payment)
    const [{ lines, email }, { automaticTax }] = [await queries.billOf(db, orderId), await settingsOf(db)]
    if (!email || !payBy) return undefined
    const page = await port.begin({
      orderNumber,
      email,
      lines: lines.map(({ unitPrice, ...line }) => ({ ...line, unitCents: toCents(unitPrice) })),
      shippingCents: toCents(shippingFee),
      addsTax: automaticTax,
      returnTo: `${publicUrl}/shop/orders/${orderNumber}`,
      expiresAt: payBy,
    })
    const stillWaits = await about(orderId, async (tx, order) => {
      await updatePayment(tx, orderId, { sessionId: page.sessionId, sessionUrl: page.url, refusal: null })
      return isWaiting(order)
    })
    if (stillWaits) return page
    await settle(orderId)
    return undefined
  }

  /** Opens the page on which a card is asked for, where one is to be. @returns its address */
  async function begin(payment: queries.PaymentRow | undefined): Promise<string | null> {
    if (!cards || payment?.paymentMethod !== 'card' || !isWaiting(payment)) return null
    return payment.sessionUrl ?? (await open(cards, payment))?.url ?? null
  }

  /** As {@link begin}; operators and the timeline hear of a refusal. @throws PaymentRefused */
  async function beginOrNote(payment: queries.PaymentRow | undefined): Promise<string | null> {
    try {
      return await begin(payment)
    } catch (error) {
      if (!payment || !(error instanceof PaymentRefused)) throw error
      const { message } = error
      await about(payment.orderId, (tx, order) =>
        noteRefusedPayment(tx, { changes, order, by: shop() }, { message, known: payment.refusal }),
      )
      throw error
    }
  }

  /** What came too late is bought after all where there is still enough of it. @returns whether it is */
  async function revive(orderId: number): Promise<boolean> {
    try {
      const revived = await about(orderId, (tx, order) => changes.setStatus(tx, order, 'pending', shop()))
      return revived === true
    } catch (error) {
      if (error instanceof Refusal && error.code === 'OUT_OF_STOCK') return false
      throw error
    }
  }

  const wantRefund = (tx: Db, { id }: LockedOrder) =>
    updatePayment(tx, id, { refundWantedAt: new Date(clock.now()) })

  /** Another sum than the order's was paid: the order is off, and the money goes back. */
  async function refuseSum(tx: Db, order: LockedOrder, { totalCents, intentId }: CardState): Promise<void> {
    const detail = `$${inDollars(totalCents)} were paid instead`
    await setPayment(tx, { changes, order, to: 'failed', by: shop() }, { paymentId: intentId, detail })
    await wantRefund(tx, order)
    await changes.setStatus(tx, order, 'cancelled', shop(), 'Another sum was paid')
  }

  /** The right sum is there; for what can't be sent any more it goes back. */
  async function takeSum(tx: Db, order: LockedOrder, { intentId, taxCents }: CardState): Promise<void> {
    await setPayment(tx, { changes, order, to: 'paid', by: shop() }, { paymentId: intentId, taxCents })
    if (order.status !== 'cancelled') return
    await wantRefund(tx, order)
    await changes.happened(tx, order, 'late-payment', shop())
    await changes.tellOperators(tx, order, 'late-payment', clock.now())
  }

  /** Notes that an order is paid, once. */
  const paid = (orderId: number, state: CardState) =>
    about(orderId, async (tx, order) => {
      if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return
      await updatePayment(tx, orderId, { intentId: state.intentId })
      await (isRightSum(state, order) ? takeSum : refuseSum)(tx, order, state)
    })

  const refunded = (orderId: number, refundId: string) =>
    about(orderId, async (tx, order) => {
      await updatePayment(tx, orderId, { refundId })
      await setPayment(tx, { changes, order, to: 'refunded', by: shop() })
    })

  /** What went back according to the payment's service, without anybody here asking for it. */
  const followRefunds = (payment: queries.PaymentRow, { isRefunded, refundedCents, totalCents }: CardState) =>
    about(payment.orderId, async (tx, order) => {
      const told = { changes, order, by: shop() }
      if (!isRefunded) return noteRefundedPart(tx, told, { refunded: refundedCents, paid: totalCents })
      const { paymentStatus } = await setPayment(tx, { ...told, to: 'refunded' })
      if (paymentStatus && !payment.refundWantedAt)
        await changes.tellOperators(tx, order, 'refunded', clock.now())
    })

  const cancelled = (orderId: number) =>
    about(orderId, async (tx, order) => {
      if (isWaiting(order)) await changes.setStatus(tx, order, 'cancelled', shop(), NOT_PAID_IN_TIME)
    })

  /** What a payment's service says was paid. */
  async function followPaid(payment: queries.PaymentRow, state: CardState) {
    const { orderId, status, cancelReason } = payment
    if (status === 'cancelled' && cancelReason === NOT_PAID_IN_TIME) await revive(orderId)
    await paid(orderId, state)
    await followRefunds(payment, state)
  }

  /** What it says was not paid, or not yet. */
  async function followUnpaid(port: PaymentsPort, payment: queries.PaymentRow, state: CardState) {
    const isOver = payment.status === 'cancelled' || payment.payBy.getTime() <= clock.now()
    if (state.isOpen && isOver) await port.end(state.sessionId)
    if (state.isExpired || isOver) await cancelled(payment.orderId)
  }

  /** Pays back what is to be, and was not yet. */
  async function payBack(port: PaymentsPort, orderId: number): Promise<void> {
    const payment = await queries.paymentOf(db, orderId)
    if (!payment?.refundWantedAt || payment.refundId || !payment.intentId) return
    // Somebody gave it back at the service itself.
    if (payment.paymentStatus === 'refunded') return
    try {
      await refunded(orderId, await port.refund(payment.intentId, payment.orderNumber))
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      await about(orderId, (tx, order) =>
        noteRefusedRefund(tx, { changes, order, by: shop() }, error.message),
      )
    }
  }

  /**
   * Brings an order and its payment to agree, whatever came in whatever order, by asking the payment's service what is so.
   * @throws the service's error; whoever calls tries again
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

  /** Cancels what was not paid in time, and gives its units back. Of a card its service is asked first. */
  async function endUnpaid(orderId: number): Promise<void> {
    const payment = await queries.paymentOf(db, orderId)
    if (payment?.sessionId && cards) await settle(orderId)
    else await cancelled(orderId)
  }

  /** Notes what its service says of a payment and nobody has to look up. */
  async function noteAsTold(tx: Db, orderId: number, { dispute, failedRefund }: CardEvent): Promise<void> {
    if (!dispute && !failedRefund) return
    const order = await lockOrder(tx, orderId)
    if (!order) return
    const told = { changes, order, by: shop() }
    if (dispute) await noteDispute(tx, told, dispute)
    if (failedRefund) await noteFailedRefund(tx, told, failedRefund)
  }

  /** Does something about each order; one that fails keeps the others from nothing, and is tried again the next time. */
  async function each(orderIds: readonly number[], work: (orderId: number) => Promise<void>): Promise<void> {
    for (const orderId of orderIds)
      await work(orderId).catch((error) =>
        logger.error({ err: error, orderId }, 'the payment of an order could not be settled'),
      )
  }

  return {
    settle,

    /** Has the page ready before its buyer asks for it. A refusal is noted, and no other attempt would do better. */
    begin: async (orderId: number): Promise<void> => {
      await beginOrNote(await queries.paymentOf(db, orderId)).catch((error) => {
        if (!(error instanceof PaymentRefused)) throw error
      })
    },

    /** Closes a page that nobody is to pay on any more. */
    endPage: async (sessionId: string): Promise<void> => {
      if (cards && (await cards.look(sessionId)).isOpen) await cards.end(sessionId)
    },

    /** @throws Refusal ORDER_NOT_FOUND, PAYMENT_REFUSED, PAYMENT_SERVICE_FAILED */
    async pageFor(user: SessionUser, orderNumber: string): Promise<{ url: string | null }> {
      const payment = await queries.ownPayment(db, user.id, orderNumber)
      if (!payment) throw new Refusal('ORDER_NOT_FOUND')
      try {
        return { url: await beginOrNote(payment) }
      } catch (error) {
        if (error instanceof PaymentRefused)
          throw new Refusal('PAYMENT_REFUSED', {
            ...(error.reason === 'amount_too_small' && { sentence: BELOW_CARD_MINIMUM }),
          })
        logger.error({ err: error, orderNumber }, 'the page for a payment could not be opened')
        throw new Refusal('PAYMENT_SERVICE_FAILED')
      }
    },

    /** Cancels orders whose time to pay is over, and those whose buyer is gone. */
    cancelUnpaid: async () => each(await ordersToCancel(db, new Date(clock.now()), AT_ONCE), endUnpaid),

    /** Asks about payments of which nothing was told. */
    async ask(): Promise<void> {
      if (!cards) return
      const before = new Date(clock.now() - PATIENCE_MS)
      await each(await queries.paymentsToAskFor(db, { before, limit: AT_ONCE }), settle)
    },

    /**
     * Keeps what the service told, once. Disputes and failed refunds are noted as they are told; whatever else is to be done
     * is done afterwards.
     */
    hear: (event: CardEvent) =>
      db.transaction().execute(async (tx) => {
        const { id, type, ...names } = event
        const objectId = names.orderNumber ?? names.sessionId ?? names.intentId ?? ''
        const told = { id, type, objectId, receivedAt: new Date(clock.now()) }
        if (!(await queries.keepWebhook(tx, told))) return
        const orderId = await queries.orderSpokenOf(tx, names)
        if (orderId === undefined) return
        await noteAsTold(tx, orderId, event)
        if (names.sessionId) await updatePayment(tx, orderId, { sessionId: names.sessionId })
        await addJobs(tx, [{ task: SETTLE_PAYMENT, payload: { orderId } }])
      }),
  }
}

/** See {@link paymentsService}. */
export type Payments = ReturnType<typeof paymentsService>
