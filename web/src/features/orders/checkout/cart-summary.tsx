import { toCents, toDollars } from '@pepwell/domain/money'
import { orderTotals } from '@pepwell/domain/order-totals'
import { asDollars } from '../dollars.ts'
import { Sums } from '../order-lines.tsx'
import type { CartLine, Terms } from '../orders.api.ts'

/** What of a cart can be bought, and what it costs, as the server will reckon it. Amounts in dollars. */
export function billOf(cart: readonly CartLine[], { shippingFee, freeFrom }: Terms) {
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
    totalAmount: toDollars(total),
  }
}

/** See {@link billOf}. */
export type Bill = ReturnType<typeof billOf>

/** What is bought. */
export function BillLines({ bill }: { bill: Bill }) {
  return (
    <>
      <ul className="mb-4 divide-y divide-line border-b border-line">
        {bill.lines.map(({ id, name, amount, quantity, price }) => (
          <li key={id} className="flex justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold">
                {name} {amount && <span className="font-normal text-soft">{amount}</span>}
              </p>
              <p className="text-sm text-soft tabular-nums">
                {quantity} × {asDollars(price)}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{asDollars((toCents(price) * quantity) / 100)}</p>
          </li>
        ))}
      </ul>
      {bill.left > 0 && (
        <p className="mb-4 text-sm text-soft">
          {bill.left === 1 ? 'One line' : `${bill.left} lines`} of your cart can’t be bought now, and stay
          there.
        </p>
      )}
      <Sums {...bill} />
    </>
  )
}
