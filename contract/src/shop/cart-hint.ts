import type { CartLine } from './cart.ts'

/** What the app notes of a line in a visitor's cart. */
export type HintedLine = Pick<CartLine, 'productId' | 'quantity' | 'priceWhenAdded'>

/**
 * A cookie in which the app notes what lies in the cart that a visitor's browser keeps: the cart's page is then drawn with
 * that, and without the cookie as an empty one.
 */
export const cartHint = 'pepwell_cart'

/** Cookies travel with every request: of a longer cart the cookie says only that it is one. */
const MOST_LINES = 40

const LONG = 'long'

const LINE = /^(\d{1,9})-([1-9]\d?)-(\d{1,7})$/

/** What stands in the cookie: of each line its product, how many, and cents. */
export function cartHintText(lines: readonly HintedLine[]): string {
  if (lines.length > MOST_LINES) return LONG
  const texts = lines.map((line) =>
    [line.productId, line.quantity, Math.round(line.priceWhenAdded * 100)].join('-'),
  )
  return texts.join('.')
}

/** The lines that a cookie notes: none without one. Undefined where it is a long cart's, or nobody wrote it so. */
export function hintedLines(text: string | undefined): HintedLine[] | undefined {
  const texts = text?.split('.') ?? []
  if (texts.length > MOST_LINES) return undefined
  const lines = texts.map((line) => LINE.exec(line)).filter((line) => line !== null)
  if (lines.length < texts.length) return undefined
  return lines.map(([, productId, quantity, cents]) => ({
    productId: Number(productId),
    quantity: Number(quantity),
    priceWhenAdded: Number(cents) / 100,
  }))
}
