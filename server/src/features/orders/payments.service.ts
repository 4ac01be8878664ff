import type { Db } from '../../database/connect.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { CardEvent, PaymentsPort } from '../../ports/payments.ts'
import { cardPages } from './card-pages.ts'
import { noteDispute } from './disputes.ts'
import { lockOrder, ordersToCancel, updatePayment } from './order-status.queries.ts'
import { SETTLE_PAYMENT } from './order-status.service.ts'
import { byShop, type PaymentDeps } from './payment-deps.ts'
import { paymentSettlement } from './payment-settlement.ts'
import * as queries from './payments.queries.ts'
import { noteFailedRefund } from './refunds.ts'

/** So many orders are looked after at a time; whoever is left comes with the next. */
const AT_ONCE = 200

/** A page that was opened less long ago needs no asking: what is to be told of it is told. */
const PATIENCE_MS = 5 * 60 * 1000

/** Refunds and disputes are asked about for so long; Stripe lists them no longer. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000

/** How orders are paid. */
export function paymentsService(deps: PaymentDeps) {
  const { db, clock, logger, changes, cards } = deps
  const { settle, cancelled } = paymentSettlement(deps)

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
    const told = { changes, order, by: byShop(clock) }
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

  /**
   * Keeps what the service told, once. Disputes and failed refunds are noted as they are told; whatever else is to be done
   * is done afterwards.
   */
  const hear = (event: CardEvent) =>
    db.transaction().execute(async (tx) => {
      const { id, type, ...names } = event
      const objectId = names.orderNumber ?? names.sessionId ?? names.intentId ?? ''
      const told = { id, type, objectId, receivedAt: new Date(clock.now()) }
      if (!(await queries.keepWebhook(tx, told))) return
      const orderId = await queries.orderSpokenOf(tx, names)
      if (orderId === undefined) return
      await noteAsTold(tx, orderId, event)
      if (names.sessionId && !(await queries.isKnownSession(tx, names.sessionId)))
        await updatePayment(tx, orderId, { sessionId: names.sessionId })
      await addJobs(tx, [{ task: SETTLE_PAYMENT, payload: { orderId } }])
    })

  /** Hears of refunds and disputes that no webhook told: none may be set up, or it may have failed. */
  async function hearUntold(port: PaymentsPort): Promise<void> {
    if (!(await queries.isAnyPaidByCard(db))) return
    const events = await port.moneyBackSince(new Date(clock.now() - LISTED_MS))
    const known = await queries.storedWebhooks(
      db,
      events.map(({ id }) => id),
    )
    for (const event of events.filter(({ id }) => !known.has(id))) await hear(event)
  }

  return {
    settle,
    ...cardPages(deps, settle),

    /** Cancels orders whose time to pay is over, and those whose buyer is gone. */
    cancelUnpaid: async () => each(await ordersToCancel(db, new Date(clock.now()), AT_ONCE), endUnpaid),

    /** Asks about payments of which nothing was told. */
    async ask(): Promise<void> {
      if (!cards) return
      const before = new Date(clock.now() - PATIENCE_MS)
      await each(await queries.paymentsToAskFor(db, { before, limit: AT_ONCE }), settle)
      await hearUntold(cards)
    },

    hear,
  }
}

export type Payments = ReturnType<typeof paymentsService>
