import { cartProblems, productKinds } from '@pepwell/domain/shop/cart'
import { MAX_LINE_QUANTITY } from '@pepwell/domain/shop/cart-quantities'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, dollars, instant, numberOr, requiredText, rowId, rowIdInPath } from '../fields.ts'
import * as calls from './cart.calls.ts'

/** A line of a person's cart with current data. */
export const CartLine = z.object({
  id: z.number(),
  productId: z.number(),
  kind: z.enum(productKinds),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  name: z.string(),
  /** the name again for a peptide */
  peptideName: z.string().nullable(),
  /** its product page's slug; null when the shop hides it */
  slug: z.string().nullable(),
  /** URL of a thumbnail */
  image: z.string().nullable(),
  form: z.string().nullable(),
  /** content of one piece: '5 mg' */
  amount: z.string().nullable(),
  category: z.string(),
  quantity: z.number(),
  /** its current price in dollars; the price when it was added if it is no longer sold */
  price: z.number(),
  /** its price when it was added, in dollars */
  priceWhenAdded: z.number(),
  /** why it is unavailable now */
  problem: z.enum(cartProblems).nullable(),
  /** remaining stock, below ten */
  left: z.number().nullable(),
  createdAt: instant,
})
export type CartLine = z.output<typeof CartLine>

const HOW_MANY = `Please choose a quantity from 1 to ${MAX_LINE_QUANTITY}`
const quantity = z.int(numberOr(HOW_MANY)).min(1, HOW_MANY).max(MAX_LINE_QUANTITY, HOW_MANY)

const WHICH = 'Please choose a product'

/**
 * A product to add: a peptide by name, a supplement or any product by id. The sent price is ignored. The client
 * generates `clientId` once per addition, so that a retry adds nothing.
 */
export const CartAddition = z
  .strictObject({
    peptideName: requiredText(100, WHICH).optional(),
    supplementId: rowId(WHICH).optional(),
    productId: rowId(WHICH).optional(),
    quantity: quantity.default(1),
    price: z.number(numberOr('The price must be a number')).optional(),
    clientId: clientId.optional(),
  })
  .refine(
    ({ peptideName, supplementId, productId }) =>
      [peptideName, supplementId, productId].filter((named) => named !== undefined).length === 1,
    { message: WHICH, path: ['peptideName'] },
  )

/** More than any shop has. */
const MAX_LINES = 500

/** A visitor's cart from their browser; its `clientId` makes the merge happen once. */
export const VisitorsCart = z.strictObject({
  clientId,
  lines: z
    .array(
      z.strictObject({
        productId: rowId(WHICH),
        quantity,
        /** dollars, as shown to the visitor; used only to show price changes */
        priceWhenAdded: dollars('The price must be an amount').optional(),
      }),
    )
    .max(MAX_LINES, 'That’s too many'),
})

const params = z.object({ id: rowIdInPath })

export const listCart = call(calls.listCart, {
  summary: 'Get your cart at current prices, in the order added',
  reply: z.array(CartLine),
})

export const addToCart = call(calls.addToCart, {
  summary: 'Add a product to your cart at the shop’s price; adding it again increases the quantity',
  body: CartAddition,
  reply: CartLine,
  status: 201,
  errors: ['PRODUCT_NOT_FOUND', 'CART_LINE_NOT_FOUND'],
})

export const joinCart = call(calls.joinCart, {
  summary: "Merge a visitor's cart into yours, once; products that no longer exist are omitted",
  body: VisitorsCart,
  reply: z.array(CartLine),
})

export const updateCartLine = call(calls.updateCartLine, {
  summary: 'Change a quantity in your cart',
  params,
  body: z.strictObject({ quantity }),
  reply: CartLine,
  errors: ['CART_LINE_NOT_FOUND'],
})

export const removeCartLine = call(calls.removeCartLine, {
  summary: 'Remove a product from your cart',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['CART_LINE_NOT_FOUND'],
})
