import { useMedia } from '../../../lib/rendering/use-media.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { asDollars } from '../dollars.ts'
import { Sums } from '../order-lines.tsx'
import type { FullOrder } from './orders-admin.api.ts'

type Item = FullOrder['items'][number]

const expiryWords = ({ expiryDate }: Item) => (expiryDate ? `expires ${formatDay(expiryDate)}` : 'no expiry')

/** That its lot can't be shipped, with the reason. */
const Recalled = ({ item: { recallReason } }: { item: Item }) =>
  recallReason && (
    <span className="block text-[13px] font-semibold text-danger-ink wrap-anywhere">
      Recalled: {recallReason}
    </span>
  )

/** For phones, which are too narrow for five columns. */
const ItemLines = ({ items }: { items: readonly Item[] }) => (
  <ul className="divide-y divide-line border-y border-line text-sm">
    {items.map((item) => (
      <li key={item.id} className="flex items-baseline justify-between gap-4 py-2.5">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{item.name}</p>
          <p className="text-soft wrap-anywhere">
            {item.vialBatchNumber} · {expiryWords(item)}
          </p>
          <Recalled item={item} />
        </div>
        <div className="shrink-0 text-right tabular-nums">
          <p className="font-semibold">{asDollars(item.totalPrice)}</p>
          <p className="text-soft">
            {item.quantity} × {asDollars(item.unitPrice)}
          </p>
        </div>
      </li>
    ))}
  </ul>
)

const ItemTable = ({ items }: { items: readonly Item[] }) => (
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
      {items.map((item) => (
        <tr key={item.id}>
          <td className="py-2.5 pr-3 font-semibold">{item.name}</td>
          <td className="py-2.5 pr-3">
            {item.vialBatchNumber}
            <span className="block text-[13px] text-soft">{expiryWords(item)}</span>
            <Recalled item={item} />
          </td>
          <td className="py-2.5 pr-3 text-right tabular-nums">{item.quantity}</td>
          <td className="py-2.5 pr-3 text-right tabular-nums">{asDollars(item.unitPrice)}</td>
          <td className="py-2.5 text-right font-semibold tabular-nums">{asDollars(item.totalPrice)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The items, one row per batch. */
export function Items({ order }: { order: FullOrder }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isNarrow = useMedia('(max-width: 767.98px)')
  return (
    <Card as="section" aria-labelledby="items">
      <CardTitle id="items" className="mb-3">
        Items
      </CardTitle>
      {isNarrow ? <ItemLines items={order.items} /> : <ItemTable items={order.items} />}
      <div className="mt-4 ml-auto max-w-72">
        <Sums {...order} pieces={pieces} />
        {order.tax > 0 && (
          <p className="mt-2 text-right text-sm text-soft">plus {asDollars(order.tax)} tax</p>
        )}
      </div>
    </Card>
  )
}
