import { add, type Cents, times } from './money.ts'

/** What is bought: so many of something, each at a price. */
export interface PricedLine {
  quantity: number
  unitPrice: Cents
}

/** What sending an order costs. */
export interface ShippingTerms {
  fee: Cents
  /** from this subtotal on it costs nothing; null where it always costs */
  freeFrom: Cents | null
}

/** What an order costs, in its parts. No tax is reckoned. */
export interface OrderTotals {
  subtotal: Cents
  shipping: Cents
  total: Cents
}

/**
 * What an order costs.
 * @throws RangeError when a price is no amount, or a quantity no whole number
 */
export function orderTotals(lines: readonly PricedLine[], { fee, freeFrom }: ShippingTerms): OrderTotals {
  const subtotal = add(...lines.map(({ quantity, unitPrice }) => times(unitPrice, quantity)))
  const shipping = freeFrom !== null && subtotal >= freeFrom ? 0 : fee
  return { subtotal, shipping, total: add(subtotal, shipping) }
}

/** The least that a card is charged, in US dollars: Stripe refuses less. */
export const CARD_MINIMUM: Cents = 50

/** Whether a card can pay a total. */
export const isEnoughForCard = (total: Cents): boolean => total >= CARD_MINIMUM

/** Why a card can't pay a total. */
export const BELOW_CARD_MINIMUM = 'Cards take $0.50 and more. Please pay by bank transfer.'
