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
  isRefunded: boolean
  /** null before anything was paid */
  intentId: string | null
  currency: string | null
  /** what was asked for altogether, and the tax in it */
  totalCents: number
  taxCents: number
}

/** Something that the service tells by itself. What is so is then looked up: what is told may be old. */
export interface CardEvent {
  id: string
  type: string
  /** which payment it is about, by whatever it says of it */
  orderNumber: string | null
  sessionId: string | null
  intentId: string | null
}

/** What was told is not from the service, or changed on its way. */
export class ForgedEvent extends Error {}

/** The way to a service that takes cards. Its errors mean that it could not be asked now, or would not do it. */
export interface PaymentsPort {
  /** Opens the page for an order: asked again about the same, the same page. */
  begin(payment: CardPayment): Promise<CardPage>
  look(sessionId: string): Promise<CardState>
  /** Closes the page: nobody can pay there any more. */
  end(sessionId: string): Promise<void>
  /** Gives everything back that was paid for an order, once however often it is asked. @returns the refund's id */
  refund(intentId: string, orderNumber: string): Promise<string>
  /**
   * Reads what the service told.
   * @param body as it came, byte by byte
   * @throws ForgedEvent
   */
  read(body: Buffer, signature: string): CardEvent
}
