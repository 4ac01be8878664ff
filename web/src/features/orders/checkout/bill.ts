import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { isEnoughForCard, orderTotals } from '@pepwell/domain/shop/order-totals'
import type { CartLine, Terms } from '../orders.api.ts'

/** What can be bought from a cart, and its cost as the server calculates it, in dollars. */
export function billOf(cart: readonly CartLine[], { shippingFee, freeFrom, methods }: Terms) {
  const lines = cart.filter(({ problem }) => problem === null)
  const { subtotal, shipping, total } = orderTotals(
    lines.map(({ quantity, price }) => ({ quantity, unitPrice: toCents(price) })),
    { fee: toCents(shippingFee), freeFrom: freeFrom === null ? null : toCents(freeFrom) },
  )
  return {
    lines,
    left: cart.length - lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toDollars(subtotal),
    shippingFee: toDollars(shipping),
    /** shipping cost below the free-shipping minimum */
    defaultFee: shippingFee,
    totalAmount: toDollars(total),
    /** payment methods; a bank transfer has no maximum */
    methods: isEnoughForCard(total) ? methods : (['invoice'] as const),
  }
}

/** The chosen payment method, or the only available one. */
export const methodOf = <Method>(chosen: Method, { methods }: { methods: readonly Method[] }): Method =>
  methods.includes(chosen) ? chosen : (methods[0] ?? chosen)

export type Bill = ReturnType<typeof billOf>
