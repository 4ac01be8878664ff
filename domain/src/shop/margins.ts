import { add, type Cents, toCents, toDollars } from './money.ts'

/** A product's cost components, in display order. */
export const costFields = [
  { name: 'costOfGoods', label: 'Cost of Goods' },
  { name: 'packagingCost', label: 'Packaging' },
  { name: 'testingCost', label: 'Testing' },
  { name: 'shippingCost', label: 'Shipping Mailer' },
  { name: 'otherCosts', label: 'Free Bac Water Cost' },
  { name: 'mailingLabelCost', label: 'Mailing Label' },
  { name: 'barcodeCost', label: 'Barcode' },
] as const

export type CostField = (typeof costFields)[number]['name']

/** The seven costs on the wire: dollars with at most two decimals, 0 or more; null when unknown. */
export type Costs = Record<CostField, number | null>

/** The margin of a price. */
export interface Margin {
  totalCents: Cents
  /** negative where the costs are above the price */
  profitCents: Cents
  /** share of the price, not rounded; 0 when the price isn't above 0 */
  percent: number
}

/**
 * The sum of the seven costs.
 * @returns undefined while one of them is unknown
 * @throws RangeError when one of them isn't a whole number of cents
 */
export function totalCost(costs: Costs): Cents | undefined {
  const amounts = costFields.map(({ name }) => costs[name])
  return amounts.every((amount) => amount !== null) ? add(...amounts.map(toCents)) : undefined
}

/**
 * A product's margin: the rule of the specification, section 5. Total cost is the sum of all seven costs, profit is the
 * retail price minus it, and the percentage is profit divided by retail price.
 * @param product its retail price and its costs, in dollars
 * @returns undefined while a cost is unknown
 * @throws RangeError when one of them isn't an amount of whole cents
 */
export function margin({ retailPrice, ...costs }: Costs & { retailPrice: number }): Margin | undefined {
  const retailCents = toCents(retailPrice)
  const totalCents = totalCost(costs)
  if (totalCents === undefined) return undefined
  const profitCents = add(retailCents, -totalCents)
  return { totalCents, profitCents, percent: retailCents > 0 ? (100 * profitCents) / retailCents : 0 }
}

/** The shop's price in cents, with the margin at that price; undefined while a cost is unknown. */
export interface ShopMargin {
  priceCents: Cents
  margin: Margin | undefined
}

/**
 * The shop's price where it differs from the retail price, and the margin at it.
 * @param product its retail price and costs, in dollars
 * @param shopCents the shop's price; null without one
 * @returns undefined without a shop price, or if it equals the retail price
 */
export function shopMargin(
  product: Costs & { retailPrice: number },
  shopCents: Cents | null,
): ShopMargin | undefined {
  if (shopCents === null || shopCents === toCents(product.retailPrice)) return undefined
  return { priceCents: shopCents, margin: margin({ ...product, retailPrice: toDollars(shopCents) }) }
}

/**
 * Parses a typed cost in dollars; anything but a number counts as 0 (specification, section 5).
 * @returns any number, even an invalid amount, which the form refuses
 */
export function typedCost(typed: string): number {
  const dollars = Number(typed.trim())
  return Number.isFinite(dollars) ? dollars : 0
}
