import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { isEnoughForCard, orderTotals } from '@pepwell/domain/shop/order-totals'
import type { CartLine, Terms } from '../orders.api.ts'

/** What of a cart can be bought, and what it costs, as the server will reckon it. Amounts in dollars. */
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
    /** what sending costs those who buy less */
    usualFee: shippingFee,
    totalAmount: toDollars(total),
    /** how that can be paid: a bank transfer takes any sum */
    methods: isEnoughForCard(total) ? methods : (['invoice'] as const),
  }
}

/** The way to pay that was chosen, or the one that is left. */
export const methodOf = <Method>(chosen: Method, { methods }: { methods: readonly Method[] }): Method =>
  methods.includes(chosen) ? chosen : (methods[0] ?? chosen)

export type Bill = ReturnType<typeof billOf>
