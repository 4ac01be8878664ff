import type { CartLine } from '@pepwell/contract/shop/cart'
import type { CookieLine } from '@pepwell/contract/shop/cart-cookie'
import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { cartProblem, lineCents } from '@pepwell/domain/shop/cart'
import { add, type Cents, toCents } from '@pepwell/domain/shop/money'
import { useQuery } from '@tanstack/react-query'
import { shopQuery } from '../products/shop.api.ts'
import { cartQuery } from './cart.api.ts'
import { useCart } from './cart-context.ts'
import { useVisitorsCart } from './visitors-cart.ts'

/** A cart line for display, from the server or the browser. */
export type CartEntry = Pick<
  CartLine,
  | 'productId'
  | 'kind'
  | 'name'
  | 'amount'
  | 'form'
  | 'category'
  | 'slug'
  | 'image'
  | 'quantity'
  | 'price'
  | 'priceWhenAdded'
  | 'problem'
  | 'left'
>

/** A visitor's line with current shop data; the stock is known only when low. */
function entryOf({ quantity, priceWhenAdded }: CookieLine, product: ShopProduct): CartEntry {
  const sellable = product.left ?? Number.POSITIVE_INFINITY
  const problem = cartProblem({ ...product, enabled: true, sellable }, quantity)
  return { ...product, productId: product.id, quantity, priceWhenAdded, problem }
}

/** The current cart's lines; deleted products in a visitor's cart are dropped. */
export function useCartEntries() {
  const { isMember, quantityOf } = useCart()
  const members = useQuery({ ...cartQuery, enabled: isMember })
  const visitors = useVisitorsCart()?.lines ?? []
  const shop = useQuery({ ...shopQuery, enabled: !isMember && visitors.length > 0 })
  const asked = isMember ? members : shop
  const lines: readonly CartEntry[] = isMember
    ? (members.data ?? [])
    : visitors.flatMap((line) => {
        const product = shop.data?.find(({ id }) => id === line.productId)
        return product ? [entryOf(line, product)] : []
      })
  const entries = lines
    .map((entry) => ({ ...entry, quantity: quantityOf(entry.productId) }))
    .filter(({ quantity }) => quantity > 0)
  const isPending = isMember ? members.isPending : visitors.length > 0 && shop.isPending
  return { entries, isPending, failed: asked.isError && !asked.data ? asked : undefined }
}

/** The cart's total in cents, and how many units can be bought. */
export function totalOf(entries: readonly CartEntry[]): { cents: Cents; pieces: number } {
  const bought = entries.filter(({ problem }) => problem === null)
  return {
    cents: add(...bought.map((entry) => lineCents({ ...entry, unitCents: toCents(entry.price) }))),
    pieces: bought.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
