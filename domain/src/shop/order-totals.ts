import { add, type Cents, times } from './money.ts'

/** Ordered quantities with prices. */
export interface PricedLine {
  quantity: number
  unitPrice: Cents
}

/** Shipping costs. */
export interface ShippingTerms {
  fee: Cents
  /** the subtotal from which shipping is free; null when it never is */
  freeFrom: Cents | null
}

/** An order's total and its parts, without tax. */
export interface OrderTotals {
  subtotal: Cents
  shipping: Cents
  total: Cents
}

/**
 * Computes an order's total.
 * @throws RangeError when a price isn't an amount, or a quantity isn't a whole number
 */
export function orderTotals(lines: readonly PricedLine[], { fee, freeFrom }: ShippingTerms): OrderTotals {
  const subtotal = add(...lines.map(({ quantity, unitPrice }) => times(unitPrice, quantity)))
  const shipping = freeFrom !== null && subtotal >= freeFrom ? 0 : fee
  return { subtotal, shipping, total: add(subtotal, shipping) }
}

/** The minimum card charge in US dollars: Stripe rejects less. */
export const CARD_MINIMUM: Cents = 50

/** Whether a card can pay a total. */
export const isEnoughForCard = (total: Cents): boolean => total >= CARD_MINIMUM

/** Why a card can't pay a total. */
export const BELOW_CARD_MINIMUM = 'Cards take $0.50 and more. Please pay by bank transfer.'
