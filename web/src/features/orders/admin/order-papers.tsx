import { addressLines } from '@pepwell/domain/shop/addresses'
import { brandName } from '@pepwell/domain/text/brand'
import { formatDay, formatInstantDay } from '../../../lib/time/dates.ts'
import type { FullOrder } from './orders-admin.api.ts'

const sheet =
  'rounded-2xl border border-line bg-white p-8 text-black shadow-lift print:not-last:break-after-page print:rounded-none print:border-0 print:p-0 print:shadow-none'

/** The packing slip: no prices, one checkbox per batch. */
export function PackingSlip({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  return (
    <article className={sheet}>
      <header className="mb-6 flex justify-between gap-4">
        <p className="text-xl font-bold">{brandName}</p>
        <h2 className="text-xl font-bold">Packing slip {order.orderNumber}</h2>
      </header>
      <div className="mb-6 flex justify-between gap-8">
        <address className="not-italic">
          {order.shippingAddress
            ? addressLines(order.shippingAddress).map((line) => <p key={line}>{line}</p>)
            : 'The account was deleted'}
        </address>
        <p>Ordered {formatInstantDay(order.createdAt, timeZone)}</p>
      </div>
      <table className="w-full text-left">
        <thead className="border-b border-black/40">
          <tr>
            <th className="w-10 py-2">
              <span className="sr-only">Packed</span>
            </th>
            <th className="py-2">Item</th>
            <th className="py-2">Batch</th>
            <th className="py-2">Expires</th>
            <th className="py-2 text-right">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="border-b border-black/15">
              <td className="py-2">
                <span className="block size-4 border border-black" />
              </td>
              <td className="py-2 font-semibold">{item.name}</td>
              <td className="py-2">{item.vialBatchNumber}</td>
              <td className="py-2">{item.expiryDate ? formatDay(item.expiryDate) : '—'}</td>
              <td className="py-2 text-right tabular-nums">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes && <p className="mt-6 whitespace-pre-line">Buyer’s note: {order.notes}</p>}
      <p className="mt-6 text-sm">For research use only.</p>
    </article>
  )
}

/** An address label, 4 by 6 inches. */
export function AddressLabel({ order }: { order: FullOrder }) {
  return (
    <article
      className={`${sheet} flex aspect-[2/3] max-w-96 flex-col justify-between print:aspect-auto print:h-[6in] print:w-[4in]`}
    >
      <p className="text-sm">From {brandName}</p>
      <address className="text-2xl leading-snug font-bold not-italic">
        {order.shippingAddress
          ? addressLines(order.shippingAddress).map((line) => <p key={line}>{line}</p>)
          : 'The account was deleted'}
      </address>
      <p className="text-sm">
        {order.orderNumber}
        {order.shippingAddress?.phone && ` · ${order.shippingAddress.phone}`}
      </p>
    </article>
  )
}
