import {
  addToCart,
  type CartAddition,
  joinCart,
  removeCartLine,
  updateCartLine,
  type VisitorsCart,
} from '@pepwell/contract/shop/cart'
import { DEFAULT_PEPTIDE_CENTS } from '@pepwell/domain/shop/cart'
import { MAX_LINE_QUANTITY } from '@pepwell/domain/shop/cart-quantities'
import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { shopDay } from '@pepwell/domain/shop/products'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './cart.queries.ts'
import { type ProductRow, problemOf, serializeCartLine, unitCentsOf } from './cart-lines.ts'
import type { Storefront } from './storefront.service.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock' | 'people'> & { storefront: Storefront }

/** How long client ids of additions are kept for retries. */
const KNOWN_MS = 30 * 24 * 60 * 60 * 1000

/** The product that an addition names. */
function wantedOf({ peptideName, supplementId, productId }: z.output<typeof CartAddition>): queries.Wanted {
  if (peptideName !== undefined) return { peptideName }
  return supplementId === undefined ? { productId: productId as number } : { supplementId }
}

/** A visitor's cart, each product once, at the price first displayed. */
function joined(lines: z.output<typeof VisitorsCart>['lines']) {
  const products = new Map<number, { quantity: number; priceWhenAdded: number | undefined }>()
  for (const { productId, quantity, priceWhenAdded } of lines) {
    const known = products.get(productId)
    products.set(productId, {
      quantity: quantity + (known?.quantity ?? 0),
      priceWhenAdded: known?.priceWhenAdded ?? priceWhenAdded,
    })
  }
  return products
}

/** The cart. It may contain any peptide; each line says why it can't be bought now. */
export function cartService({ db, clock, people, storefront }: Deps) {
  const today = () => shopDay(clock.now())
  const times = () => ({
    now: new Date(clock.now()),
    deleteBefore: new Date(clock.now() - KNOWN_MS),
    max: MAX_LINE_QUANTITY,
  })

  /** The slugs of all visible products. */
  async function slugs() {
    const { slugOf } = await storefront.shop()
    return ({ productId }: Pick<ProductRow, 'productId'>) => slugOf.get(productId) ?? null
  }

  async function list({ id: userId }: SessionUser) {
    const [rows, slugOf] = [await queries.cartOf(db, { userId, today: today() }), await slugs()]
    return rows.map((row) => serializeCartLine(row, row, slugOf(row)))
  }

  /** @throws Refusal CART_LINE_NOT_FOUND */
  async function lineIn(user: SessionUser, isIt: (line: { id: number; productId: number }) => boolean) {
    const line = (await list(user)).find(isIt)
    if (!line) throw new Refusal('CART_LINE_NOT_FOUND')
    return line
  }

  return {
    list,

    /**
     * Adds a product, once per client id; increases an existing line up to 99.
     * @throws Refusal PRODUCT_NOT_FOUND, and CART_LINE_NOT_FOUND if a retry finds the line removed meanwhile
     */
    async add(user: SessionUser, input: z.output<typeof CartAddition>) {
      const added = await queries.addLine(db, wantedOf(input), {
        ...{ userId: user.id, clientId: input.clientId ?? null, quantity: input.quantity },
        ...{ peptidePrice: toDollars(DEFAULT_PEPTIDE_CENTS), today: today(), ...times() },
      })
      if (!added || unitCentsOf(added.product) === null) throw new Refusal('PRODUCT_NOT_FOUND')
      const { product, line } = added
      if (!line) return lineIn(user, ({ productId }) => productId === product.productId)
      await people.publishToOwnPages(db, user.id, addToCart)
      return serializeCartLine(product, line, (await slugs())(product))
    },

    /** Merges a visitor's cart, once. Deleted products are dropped. */
    async join(user: SessionUser, { clientId, lines }: z.output<typeof VisitorsCart>) {
      const visitors = joined(lines)
      const products = await queries.productsById(db, { ids: [...visitors.keys()] })
      const added = products.flatMap((product) => {
        const cents = unitCentsOf(product)
        const { quantity = 1, priceWhenAdded } = visitors.get(product.productId) ?? {}
        if (cents === null) return []
        const price = priceWhenAdded ?? toDollars(cents)
        return [{ productId: product.productId, quantity: Math.min(MAX_LINE_QUANTITY, quantity), price }]
      })
      const stored = await queries.addLines(db, { userId: user.id, clientId, lines: added, ...times() })
      if (stored.length > 0) await people.publishToOwnPages(db, user.id, joinCart)
      return list(user)
    },

    /** @throws Refusal CART_LINE_NOT_FOUND */
    async setQuantity(user: SessionUser, id: number, quantity: number) {
      if (!(await queries.setQuantity(db, user.id, id, quantity))) throw new Refusal('CART_LINE_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, updateCartLine)
      return lineIn(user, (line) => line.id === id)
    },

    /** @throws Refusal CART_LINE_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteLine(db, user.id, id))) throw new Refusal('CART_LINE_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, removeCartLine)
    },
  }
}

export type Cart = ReturnType<typeof cartService>

/**
 * The lines to buy at current prices, in the order added, locked until the transaction ends. Reasons against buying
 * ignore stock, which is checked when reserving.
 */
export async function cartForCheckout(tx: Db, userId: string) {
  const rows = await queries.lockCart(tx, { userId })
  return rows.map((row) => {
    const { id, productId, kind, peptideId, supplementId, name, quantity } = row
    const centsWhenAdded = toCents(row.priceWhenAdded)
    return {
      ...{ id, productId, kind, peptideId, supplementId, name, quantity, centsWhenAdded },
      /** a unit's price in cents */
      unitCents: unitCentsOf(row) ?? centsWhenAdded,
      problem: problemOf({ ...row, sellable: Number.POSITIVE_INFINITY }, quantity),
    }
  })
}

/** A line of {@link cartForCheckout}. */
export type CheckoutLine = Awaited<ReturnType<typeof cartForCheckout>>[number]

/** Removes bought lines from the cart; lines added meanwhile stay. */
export const emptyCart = (tx: Db, userId: string, bought: readonly Pick<CheckoutLine, 'id'>[]) =>
  queries.deleteLines(tx, { userId, ids: bought.map(({ id }) => id) })
