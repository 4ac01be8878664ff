import type { CartLine } from './cart.ts'

/** A line of a visitor's cart in the cookie. */
export type CookieLine = Pick<CartLine, 'productId' | 'quantity' | 'priceWhenAdded'>

/**
 * A cookie with the visitor's cart, which the browser stores: the server renders the cart page with it, and an empty
 * cart without it.
 */
export const cartCookie = 'pepwell_cart'

/** Cookies travel with every request, so for a longer cart the cookie only says that it is long. */
const MAX_LINES = 40

const LONG = 'long'

const LINE = /^(\d{1,9})-([1-9]\d?)-(\d{1,7})$/

/** The cookie's value: product, quantity and cents of each line. */
export function cartCookieValue(lines: readonly CookieLine[]): string {
  if (lines.length > MAX_LINES) return LONG
  const texts = lines.map((line) =>
    [line.productId, line.quantity, Math.round(line.priceWhenAdded * 100)].join('-'),
  )
  return texts.join('.')
}

/** The lines in a cookie; empty without one. Undefined for a long cart's or an invalid one. */
export function linesInCookie(text: string | undefined): CookieLine[] | undefined {
  const texts = text?.split('.') ?? []
  if (texts.length > MAX_LINES) return undefined
  const lines = texts.map((line) => LINE.exec(line)).filter((line) => line !== null)
  if (lines.length < texts.length) return undefined
  return lines.map(([, productId, quantity, cents]) => ({
    productId: Number(productId),
    quantity: Number(quantity),
    priceWhenAdded: Number(cents) / 100,
  }))
}
