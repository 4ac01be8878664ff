import type { DisputeStatus } from '@pepwell/domain/shop/disputes'

/** What a payment's service is asked to take a card for. Amounts in whole cents of US dollars. */
export interface CardPayment {
  orderNumber: string
  /** of the buyer, whom the service may write to */
  email: string
  lines: readonly { name: string; quantity: number; unitCents: number }[]
  shippingCents: number
  /** whether the service adds the tax that it reckons */
  addsTax: boolean
  /** where the buyer is led when they paid, or went back */
  returnTo: string
  expiresAt: Date
}

/** The page on which a card is asked for. */
export interface CardPage {
  sessionId: string
  url: string
}

/** How a payment stands with its service. */
export interface CardState {
  sessionId: string
  /** whether the page still asks for a card */
  isOpen: boolean
  isExpired: boolean
  isPaid: boolean
  /** whether all of it went back */
  isRefunded: boolean
  /** what went back so far */
  refundedCents: number
  /** null before anything was paid */
  intentId: string | null
  currency: string | null
  /** what was asked for altogether, and the tax in it */
  totalCents: number
  taxCents: number
}

/** A buyer has their bank take a payment back, or ask about it. */
export interface CardDispute {
  id: string
  status: DisputeStatus
  cents: number
  /** the bank's word: 'product_not_received', for example */
  reason: string
}

/** Money that was to go back and could not. */
export interface FailedRefund {
  cents: number
  reason: string
}

/** Something that the service tells by itself. What is so is then looked up: what is told may be old. */
export interface CardEvent {
  id: string
  type: string
  /** which payment it is about, by whatever it says of it */
  orderNumber: string | null
  sessionId: string | null
  intentId: string | null
  dispute: CardDispute | null
  failedRefund: FailedRefund | null
}

/** A page stays open for at least this long; the service refuses less. */
export const LEAST_PAGE_MS = 30 * 60 * 1000

/** The service answered, and will not do it however often it is asked. */
export class PaymentRefused extends Error {
  /** the service's word for it, where it gave one */
  readonly reason: string | undefined

  constructor(message: string, reason?: string) {
    super(message)
    this.reason = reason
  }
}

/** What was told is not from the service, or changed on its way. */
export class ForgedEvent extends Error {}

/** The way to a service that takes cards. Any error but {@link PaymentRefused} means that it could not be asked now. */
export interface PaymentsPort {
  /** Opens the page for an order: asked again about the same order and deadline, the same page. @throws PaymentRefused */
  begin(payment: CardPayment): Promise<CardPage>
  look(sessionId: string): Promise<CardState>
  /** Closes the page: nobody can pay there any more. */
  end(sessionId: string): Promise<void>
  /**
   * Gives back what is left of a payment, once however often it is asked.
   * @returns the refund's id
   * @throws PaymentRefused
   */
  refund(intentId: string, orderNumber: string): Promise<string>
  /**
   * What happened to payments since then that took money back or may do so, whether or not it was told: refunds and disputes, the
   * oldest first.
   */
  moneyBackSince(since: Date): Promise<CardEvent[]>
  /**
   * Reads what the service told.
   * @param body as it came, byte by byte
   * @throws ForgedEvent
   */
  read(body: Buffer, signature: string): CardEvent
}
