import type { Db } from '../../database/connect.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { CardEvent, PaymentsPort } from '../../ports/payments.ts'
import { cardPages } from './card-pages.ts'
import { recordDispute } from './disputes.ts'
import { lockOrder, ordersToCancel, updatePayment } from './order-status.queries.ts'
import { SETTLE_PAYMENT } from './order-status.service.ts'
import { byShop, type PaymentDeps } from './payment-deps.ts'
import { paymentSettlement } from './payment-settlement.ts'
import * as queries from './payments.queries.ts'
import { recordFailedRefund } from './refunds.ts'

/** Orders per batch; the rest follows in the next. */
const AT_ONCE = 200

/** A newer page needs no query: webhooks will arrive. */
const TIMEOUT_MS = 5 * 60 * 1000

/** How far back refunds and disputes are queried; Stripe doesn't list them longer. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000

/** Payments. */
export function paymentsService(deps: PaymentDeps) {
  const { db, clock, logger, changes, cards } = deps
  const { settle, canceled } = paymentSettlement(deps)

  /** Cancels an order that wasn't paid in time and returns its units. For a card, queries the service first. */
  async function endUnpaid(orderId: number): Promise<void> {
    const payment = await queries.paymentOf(db, orderId)
    if (payment?.sessionId && cards) await settle(orderId)
    else await canceled(orderId)
  }

  /** Records facts that need no query. */
  async function recordCardEvent(
    tx: Db,
    orderId: number,
    { dispute, failedRefund }: CardEvent,
  ): Promise<void> {
    if (!dispute && !failedRefund) return
    const order = await lockOrder(tx, orderId)
    if (!order) return
    const context = { changes, order, by: byShop(clock) }
    if (dispute) await recordDispute(tx, context, dispute)
    if (failedRefund) await recordFailedRefund(tx, context, failedRefund)
  }

  /** Processes each order; a failure doesn't affect the others and is retried next time. */
  async function each(orderIds: readonly number[], work: (orderId: number) => Promise<void>): Promise<void> {
    for (const orderId of orderIds)
      await work(orderId).catch((error) =>
        logger.error({ err: error, orderId }, 'the payment of an order could not be settled'),
      )
  }

  /** Stores a webhook event once. Disputes and failed refunds are recorded at once, everything else afterwards. */
  const handleEvent = (event: CardEvent) =>
    db.transaction().execute(async (tx) => {
      const { id, type, ...names } = event
      const objectId = names.orderNumber ?? names.sessionId ?? names.intentId ?? ''
      const context = { id, type, objectId, receivedAt: new Date(clock.now()) }
      if (!(await queries.recordWebhook(tx, context))) return
      const orderId = await queries.orderReferredTo(tx, names)
      if (orderId === undefined) return
      await recordCardEvent(tx, orderId, event)
      if (names.sessionId && !(await queries.isKnownSession(tx, names.sessionId)))
        await updatePayment(tx, orderId, { sessionId: names.sessionId })
      await addJobs(tx, [{ task: SETTLE_PAYMENT, payload: { orderId } }])
    })

  /** Finds refunds and disputes without a webhook, which may be missing or have failed. */
  async function handleMissedEvents(port: PaymentsPort): Promise<void> {
    if (!(await queries.isAnyPaidByCard(db))) return
    const events = await port.moneyBackSince(new Date(clock.now() - LISTED_MS))
    const known = await queries.storedWebhooks(
      db,
      events.map(({ id }) => id),
    )
    for (const event of events.filter(({ id }) => !known.has(id))) await handleEvent(event)
  }

  return {
    settle,
    ...cardPages(deps, settle),

    /** Cancels orders past their deadline, and those without a buyer. */
    cancelUnpaid: async () => each(await ordersToCancel(db, new Date(clock.now()), AT_ONCE), endUnpaid),

    /** Queries payments without webhooks. */
    async ask(): Promise<void> {
      if (!cards) return
      const before = new Date(clock.now() - TIMEOUT_MS)
      await each(await queries.paymentsToAskFor(db, { before, limit: AT_ONCE }), settle)
      await handleMissedEvents(cards)
    },

    handleEvent,
  }
}

export type Payments = ReturnType<typeof paymentsService>
