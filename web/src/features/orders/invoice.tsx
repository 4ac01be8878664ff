import { addressLines } from '@pepwell/domain/shop/addresses'
import { brandName } from '@pepwell/domain/text/brand'
import { Link } from 'react-router'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { asDollars } from './dollars.ts'
import { Sums } from './order-lines.tsx'
import { methodWords, paymentState } from './order-words.ts'
import type { OwnOrder } from './orders.api.ts'
import type { PictureOf } from './pictured.ts'

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** A printable invoice. */
export function Invoice({
  order,
  timeZone,
  pictureOf,
}: {
  order: OwnOrder
  timeZone: string
  pictureOf: PictureOf
}) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <PrintSheet
      title={`Invoice ${order.orderNumber}`}
      back={
        <Button variant="secondary" asChild>
          <Link to={`/shop/orders/${order.orderNumber}`}>Back to the order</Link>
        </Button>
      }
    >
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <address className="not-italic">
          {order.shippingAddress &&
            addressLines(order.shippingAddress).map((line) => <p key={line}>{line}</p>)}
        </address>
        <dl className="grid grid-cols-2 gap-4">
          <Row label="Date">{formatInstantDay(order.createdAt, timeZone)}</Row>
          <Row label="Payment">
            {`${methodWords[order.paymentMethod]}, ${paymentState(order).toLowerCase()}`}
          </Row>
        </dl>
      </div>
      <table className="mb-6 w-full text-left max-sm:text-sm">
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th className="py-2 font-semibold">Item</th>
            <th className="py-2 pl-3 text-right font-semibold">Qty</th>
            <th className="py-2 pl-3 text-right font-semibold">Price</th>
            <th className="py-2 pl-3 text-right font-semibold">Total</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className="py-2">
                <span className="flex items-center gap-3">
                  <span className="max-sm:hidden">{pictureOf(item)}</span>
                  <span>
                    <NoBreakText>{item.name}</NoBreakText>
                    <span className="block text-sm text-soft">Batch {item.vialBatchNumber}</span>
                  </span>
                </span>
              </td>
              <td className="py-2 pl-3 text-right tabular-nums">{item.quantity}</td>
              <td className="py-2 pl-3 text-right tabular-nums">{asDollars(item.unitPrice)}</td>
              <td className="py-2 pl-3 text-right tabular-nums">{asDollars(item.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto max-w-72">
        <Sums {...order} pieces={pieces} />
      </div>
      {order.instructions && (
        <section className="mt-8">
          <h2 className="mb-2 font-bold">
            Please pay {asDollars(order.totalAmount)} by {formatInstantDay(order.payBy, timeZone)}
          </h2>
          {order.instructions.map(({ label, value }) => (
            <p key={`${label} ${value}`}>{label ? `${label}: ${value}` : value}</p>
          ))}
        </section>
      )}
      <p className="mt-8 text-sm text-soft">
        {brandName}. For research use only. No tax is included unless it is listed.
      </p>
    </PrintSheet>
  )
}
