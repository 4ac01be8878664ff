import type { DisputeStatus } from '@pepwell/domain/shop/disputes'

/** A card payment to request. Amounts are whole cents of US dollars. */
export interface CardPayment {
  orderNumber: string
  /** the buyer's, to whom the service may write */
  email: string
  lines: readonly { name: string; quantity: number; unitCents: number }[]
  shippingCents: number
  /** whether the service calculates and adds tax */
  addsTax: boolean
  /** where the buyer returns after paying or going back */
  returnTo: string
  expiresAt: Date
}

/** The page that asks for a card. */
export interface CardPage {
  sessionId: string
  url: string
}

/** The state of a payment at the service. */
export interface CardState {
  sessionId: string
  /** whether the page still accepts a card */
  isOpen: boolean
  isExpired: boolean
  isPaid: boolean
  /** whether it was refunded completely */
  isRefunded: boolean
  /** refunded so far */
  refundedCents: number
  /** null before anything was paid */
  intentId: string | null
  currency: string | null
  /** the total, and the tax in it */
  totalCents: number
  taxCents: number
}

/** A dispute or inquiry of the buyer's bank. */
export interface CardDispute {
  id: string
  status: DisputeStatus
  cents: number
  /** the bank's reason, such as 'product_not_received' */
  reason: string
}

/** A refund that failed. */
export interface FailedRefund {
  cents: number
  reason: string
}

/** A webhook event. The current state is then queried, because an event may be outdated. */
export interface CardEvent {
  id: string
  type: string
  /** the payment, by whichever id the event names */
  orderNumber: string | null
  sessionId: string | null
  intentId: string | null
  dispute: CardDispute | null
  failedRefund: FailedRefund | null
}

/** The minimum time that a page stays open; the service refuses less. */
export const MIN_PAGE_MS = 30 * 60 * 1000

/** The service refuses permanently. */
export class PaymentRefused extends Error {
  /** the service's reason, if given */
  readonly reason: string | undefined

  constructor(message: string, reason?: string) {
    super(message)
    this.reason = reason
  }
}

/** The event isn't from the service or was changed on its way. */
export class ForgedEvent extends Error {}

/** A card payment service. Any error but {@link PaymentRefused} means that it can't be reached now. */
export interface PaymentsPort {
  /**
   * Opens the page for an order; the same page for the same order and deadline.
   * @throws PaymentRefused
   */
  begin(payment: CardPayment): Promise<CardPage>
  look(sessionId: string): Promise<CardState>
  /** Closes the page, so that nobody can pay there. */
  end(sessionId: string): Promise<void>
  /**
   * Refunds the rest of a payment, once however often it is called.
   * @returns the refund's id
   * @throws PaymentRefused
   */
  refund(intentId: string, orderNumber: string): Promise<string>
  /** Refunds and disputes since then, the oldest first, whether or not a webhook came. */
  moneyBackSince(since: Date): Promise<CardEvent[]>
  /**
   * Parses a webhook.
   * @param body the exact bytes
   * @throws ForgedEvent
   */
  read(body: Buffer, signature: string): CardEvent
}
