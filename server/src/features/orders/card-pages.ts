import { toCents } from '@pepwell/domain/shop/money'
import { BELOW_CARD_MINIMUM } from '@pepwell/domain/shop/order-totals'
import type { SessionUser } from '../../http/session.ts'
import { type CardPage, MIN_PAGE_MS, PaymentRefused, type PaymentsPort } from '../../ports/payments.ts'
import { Refusal } from '../../refusal.ts'
import { sessionOf, updateOrder, updatePayment } from './order-status.queries.ts'
import { CARD_MS } from './order-status.service.ts'
import { byShop, isUnpaid, type PaymentDeps, withLockedOrder } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { recordRefusedPayment } from './refunds.ts'
import { settingsOf } from './shop-settings.queries.ts'

/** Pages with less time left get a new deadline; opening one takes time too. */
const MIN_LEFT_MS = MIN_PAGE_MS + 60_000

async function endIfOpen(port: PaymentsPort, sessionId: string): Promise<void> {
  if ((await port.look(sessionId)).isOpen) await port.end(sessionId)
}

/**
 * The payment service's page for cards.
 * @param settle makes an order agree with its payment
 */
export function cardPages(
  { db, clock, logger, changes, cards, publicUrl }: PaymentDeps,
  settle: (orderId: number) => Promise<void>,
) {
  /** The payment deadline. A page that opens late would be refused without more time. */
  const deadlineOf = ({ orderId, payBy }: queries.PaymentRow) =>
    withLockedOrder(db, orderId, async (tx, order) => {
      if (!isUnpaid(order)) return payBy
      const now = clock.now()
      if (order.payBy.getTime() - now >= MIN_LEFT_MS) return order.payBy
      const later = new Date(now + CARD_MS)
      await updateOrder(tx, orderId, { payBy: later })
      return later
    })

  /** The page of an order, the same each time. */
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
    const outcome = await withLockedOrder(db, orderId, async (tx, order) => {
      const earlier = await sessionOf(tx, orderId)
      if (!isUnpaid(order) && earlier && earlier !== page.sessionId) return 'superseded'
      await updatePayment(tx, orderId, { sessionId: page.sessionId, sessionUrl: page.url, refusal: null })
      return isUnpaid(order) ? 'open' : 'over'
    })
    if (outcome === 'open') return page
    // The page that was paid meanwhile remains the order's; nobody may pay this one, too.
    if (outcome === 'superseded') await endIfOpen(port, page.sessionId)
    else await settle(orderId)
    return undefined
  }

  /**
   * Opens the card page if there should be one.
   * @returns its URL
   */
  async function begin(payment: queries.PaymentRow | undefined): Promise<string | null> {
    if (!cards || payment?.paymentMethod !== 'card' || !isUnpaid(payment)) return null
    return payment.sessionUrl ?? (await open(cards, payment))?.url ?? null
  }

  /**
   * Like {@link begin}; records a refusal for operators and the timeline.
   * @throws PaymentRefused
   */
  async function beginOrRecord(payment: queries.PaymentRow | undefined): Promise<string | null> {
    try {
      return await begin(payment)
    } catch (error) {
      if (!payment || !(error instanceof PaymentRefused)) throw error
      const { message } = error
      await withLockedOrder(db, payment.orderId, (tx, order) =>
        recordRefusedPayment(tx, { changes, order, by: byShop(clock) }, { message, known: payment.refusal }),
      )
      throw error
    }
  }

  return {
    /** Creates the payment page before the buyer opens it. Records a refusal, because a retry wouldn't help. */
    begin: async (orderId: number): Promise<void> => {
      await beginOrRecord(await queries.paymentOf(db, orderId)).catch((error) => {
        if (!(error instanceof PaymentRefused)) throw error
      })
    },

    /** Closes a payment page that must no longer be used. */
    endPage: async (sessionId: string): Promise<void> => {
      if (cards) await endIfOpen(cards, sessionId)
    },

    /** @throws Refusal ORDER_NOT_FOUND, PAYMENT_REFUSED, PAYMENT_SERVICE_FAILED */
    async pageFor(user: SessionUser, orderNumber: string): Promise<{ url: string | null }> {
      const payment = await queries.ownPayment(db, user.id, orderNumber)
      if (!payment) throw new Refusal('ORDER_NOT_FOUND')
      try {
        return { url: await beginOrRecord(payment) }
      } catch (error) {
        if (error instanceof PaymentRefused)
          throw new Refusal('PAYMENT_REFUSED', {
            ...(error.reason === 'amount_too_small' && { sentence: BELOW_CARD_MINIMUM }),
          })
        logger.error({ err: error, orderNumber }, 'the page for a payment could not be opened')
        throw new Refusal('PAYMENT_SERVICE_FAILED')
      }
    },
  }
}
