import { formatDay } from '../../../lib/dates.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { asDollars } from '../dollars.ts'
import { Sums } from '../order-lines.tsx'
import type { FullOrder } from './orders-admin.api.ts'

/** What was bought, a row a batch. */
export function Items({ order }: { order: FullOrder }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" aria-labelledby="items">
      <CardTitle id="items" className="mb-3">
        Items
      </CardTitle>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th className="py-2 pr-3 font-semibold">Product</th>
              <th className="py-2 pr-3 font-semibold">Batch</th>
              <th className="py-2 pr-3 text-right font-semibold">Quantity</th>
              <th className="py-2 pr-3 text-right font-semibold">Unit price</th>
              <th className="py-2 text-right font-semibold">Total</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.items.map((item) => (
              <tr key={item.id}>
                <td className="py-2.5 pr-3 font-semibold">{item.name}</td>
                <td className="py-2.5 pr-3">
                  {item.vialBatchNumber}
                  <span className="block text-[13px] text-soft">
                    {item.expiryDate ? `expires ${formatDay(item.expiryDate)}` : 'no expiry'}
                  </span>
                </td>
                <td className="py-2.5 pr-3 text-right tabular-nums">{item.quantity}</td>
                <td className="py-2.5 pr-3 text-right tabular-nums">{asDollars(item.unitPrice)}</td>
                <td className="py-2.5 text-right font-semibold tabular-nums">{asDollars(item.totalPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 ml-auto max-w-72">
        <Sums {...order} pieces={pieces} />
        {order.tax > 0 && (
          <p className="mt-2 text-right text-sm text-soft">plus {asDollars(order.tax)} tax</p>
        )}
      </div>
    </Card>
  )
}
