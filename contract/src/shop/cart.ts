import { cartProblems, productKinds } from '@pepwell/domain/shop/cart'
import { MOST_OF_A_LINE } from '@pepwell/domain/shop/cart-quantities'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, dollars, instant, numberOr, requiredText, rowId, rowIdInPath } from '../fields.ts'
import * as calls from './cart.calls.ts'

declare module '../call.ts' {
  interface Declared {
    cart: typeof import('./cart.ts')
  }
}

/** A line of a person's cart, as it stands now. */
export const CartLine = z.object({
  id: z.number(),
  productId: z.number(),
  kind: z.enum(productKinds),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  name: z.string(),
  /** the name again where it is a peptide's */
  peptideName: z.string().nullable(),
  /** what it is called in the address of its page; null where the shop does not show it */
  slug: z.string().nullable(),
  /** where a small picture of it is */
  image: z.string().nullable(),
  form: z.string().nullable(),
  /** what one piece holds: '5 mg' */
  amount: z.string().nullable(),
  category: z.string(),
  quantity: z.number(),
  /** what one piece costs now, in dollars; where nothing is asked for it any more, what it cost when it was put there */
  price: z.number(),
  /** what one piece cost when it was put there, in dollars */
  priceWhenAdded: z.number(),
  /** why it can't be bought now */
  problem: z.enum(cartProblems).nullable(),
  /** how many are left, below ten */
  left: z.number().nullable(),
  createdAt: instant,
})
export type CartLine = z.output<typeof CartLine>

const HOW_MANY = `Please choose a quantity from 1 to ${MOST_OF_A_LINE}`
const quantity = z.int(numberOr(HOW_MANY)).min(1, HOW_MANY).max(MOST_OF_A_LINE, HOW_MANY)

const WHICH = 'Please choose a product'

/**
 * What is put into the cart: a peptide by its name, a supplement or any product by its number. The price that is sent counts
 * for nothing. `clientId` is made by the client once per addition, so that a retry adds nothing.
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
const MOST_LINES = 500

/** What a visitor put into the cart of their browser; `clientId` was made with it, so that it is joined once. */
export const VisitorsCart = z.strictObject({
  clientId,
  lines: z
    .array(
      z.strictObject({
        productId: rowId(WHICH),
        quantity,
        /** dollars, as the visitor was told: nothing is sold at it, it only shows what changed since */
        priceWhenAdded: dollars('The price must be an amount').optional(),
      }),
    )
    .max(MOST_LINES, 'These are too many'),
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
