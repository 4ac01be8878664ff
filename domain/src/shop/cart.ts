import { type Cents, times, toCents } from './money.ts'
import type { ShopStatus } from './pricing.ts'

/** What a peptide costs for which the shop names no price: 89.99 dollars. */
export const USUAL_PEPTIDE_CENTS: Cents = 8_999

/** What is sold. */
export const productKinds = ['peptide', 'supplement'] as const

export type ProductKind = (typeof productKinds)[number]

/**
 * What one piece costs, in cents: the shop's price. A peptide without one (or with one that is not above 0) costs
 * {@link USUAL_PEPTIDE_CENTS}.
 * @param price in dollars
 * @returns null where nothing says what it costs
 */
export function unitCents({ kind, price }: { kind: ProductKind; price: number | null }): Cents | null {
  if (price !== null && toCents(price) > 0) return toCents(price)
  return kind === 'peptide' ? USUAL_PEPTIDE_CENTS : null
}

/**
 * What the shop asks for one piece, in cents. A hidden product asks only a price that was set.
 * @param product its price in dollars
 */
export const askedCents = ({
  enabled,
  ...product
}: Parameters<typeof unitCents>[0] & { enabled: boolean }) =>
  enabled || product.price !== null ? unitCents(product) : null

/** Why something can't be bought now: it is not sold at all, not yet, none is left, or fewer than are wanted. */
export const cartProblems = ['not_sold', 'coming_soon', 'out_of_stock', 'not_enough'] as const

export type CartProblem = (typeof cartProblems)[number]

/** How things stand with a product. */
export interface Standing {
  kind: ProductKind
  /** whether the shop shows it */
  enabled: boolean
  status: ShopStatus
  /** in dollars */
  price: number | null
  /** units that have not expired and are not reserved */
  sellable: number
}

/**
 * What the shop says of a product: out of stock also when nothing is left that could be sent. What is to come is to come,
 * however many there are.
 */
export function displayStatus({ status, sellable }: Pick<Standing, 'status' | 'sellable'>): ShopStatus {
  return status === 'available' && sellable <= 0 ? 'out_of_stock' : status
}

/**
 * Why so many of a product can't be bought now.
 * @param quantity 1 or more
 * @returns null when they can
 */
export function cartProblem(product: Standing, quantity: number): CartProblem | null {
  if (!product.enabled || unitCents(product) === null) return 'not_sold'
  const status = displayStatus(product)
  if (status !== 'available') return status
  return product.sellable < quantity ? 'not_enough' : null
}

/** What a line of a cart counts for; one that can't be bought counts for nothing. */
export const lineCents = (line: {
  unitCents: Cents
  quantity: number
  problem: CartProblem | null
}): Cents => (line.problem === null ? times(line.unitCents, line.quantity) : 0)

/** From so many left on nobody is told how many there are. */
const PLENTY = 10

/** What 'Only N left' names: 1 to 9; null when there are more, or none. */
export const fewLeft = (sellable: number): number | null =>
  sellable > 0 && sellable < PLENTY ? sellable : null
