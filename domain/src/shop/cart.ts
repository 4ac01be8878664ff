import { type Cents, times, toCents } from './money.ts'
import type { ShopStatus } from './pricing.ts'

/** The default price of a peptide: 89.99 dollars. */
export const DEFAULT_PEPTIDE_CENTS: Cents = 8_999

/** A kind of product. */
export const productKinds = ['peptide', 'supplement'] as const

export type ProductKind = (typeof productKinds)[number]

/**
 * The price of one piece in cents: the shop's. A peptide without one (or not above 0) costs {@link
 * USUAL_PEPTIDE_CENTS}.
 * @param price in dollars
 * @returns null when unknown
 */
export function unitCents({ kind, price }: { kind: ProductKind; price: number | null }): Cents | null {
  if (price !== null && toCents(price) > 0) return toCents(price)
  return kind === 'peptide' ? DEFAULT_PEPTIDE_CENTS : null
}

/**
 * The displayed price of one piece, in cents. A hidden product only has a price that was set.
 * @param product its price in dollars
 */
export const displayedCents = ({
  enabled,
  ...product
}: Parameters<typeof unitCents>[0] & { enabled: boolean }) =>
  enabled || product.price !== null ? unitCents(product) : null

/** Why something can't be bought now: not for sale, not yet, sold out, or fewer left than wanted. */
export const cartProblems = ['not_sold', 'coming_soon', 'out_of_stock', 'not_enough'] as const

export type CartProblem = (typeof cartProblems)[number]

/** A product's availability. */
export interface SaleState {
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
 * The displayed status of a product: out of stock also when no sellable units are left. Upcoming products stay so
 * regardless of stock.
 */
export function displayStatus({ status, sellable }: Pick<SaleState, 'status' | 'sellable'>): ShopStatus {
  return status === 'available' && sellable <= 0 ? 'out_of_stock' : status
}

/**
 * Why a quantity of a product is unavailable.
 * @param quantity 1 or more
 * @returns null when available
 */
export function cartProblem(product: SaleState, quantity: number): CartProblem | null {
  if (!product.enabled || unitCents(product) === null) return 'not_sold'
  const status = displayStatus(product)
  if (status !== 'available') return status
  return product.sellable < quantity ? 'not_enough' : null
}

/** The amount of a cart line; 0 when unavailable. */
export const lineCents = (line: {
  unitCents: Cents
  quantity: number
  problem: CartProblem | null
}): Cents => (line.problem === null ? times(line.unitCents, line.quantity) : 0)

/** The stock level from which we no longer show a number. */
const PLENTY = 10

/** The number in 'Only N left': 1 to 9; null otherwise. */
export const fewLeft = (sellable: number): number | null =>
  sellable > 0 && sellable < PLENTY ? sellable : null
