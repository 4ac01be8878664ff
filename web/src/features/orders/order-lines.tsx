import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { asDollars } from './dollars.ts'
import type { Order, OrderItem } from './orders.api.ts'
import type { PictureOf } from './pictured.ts'

/** One product's quantity across its batches. */
interface Line {
  key: string
  name: string
  quantity: number
  unitPrice: number
  total: number
  batches: readonly OrderItem[]
}

/** An order's items, one per product. */
export function linesOf(items: readonly OrderItem[]): Line[] {
  const byProduct = Map.groupBy(
    items,
    ({ productId, name, unitPrice }) => `${productId} ${name} ${unitPrice}`,
  )
  return [...byProduct].map(([key, batches]) => {
    const [{ name, unitPrice }] = batches as [OrderItem]
    return {
      key,
      name,
      unitPrice,
      batches,
      quantity: batches.reduce((sum, { quantity }) => sum + quantity, 0),
      // Each amount is whole cents; the sum rounds back to them.
      total: Math.round(batches.reduce((sum, { totalPrice }) => sum + totalPrice * 100, 0)) / 100,
    }
  })
}

const expiryOf = ({ expiryDate }: OrderItem) =>
  expiryDate ? `expires ${formatDay(expiryDate)}` : 'no expiry'

/** The batch's lab certificates, to download. */
const CertificateLinks = ({ item }: { item: OrderItem }) =>
  item.certificates.map(({ id, lab, testedOn, url }) => (
    <a
      key={id}
      href={url}
      download
      aria-label={`Download the lab certificate of ${lab}, ${formatDay(testedOn)}`}
      className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-accent-ink md:min-h-7"
    >
      <BadgeCheck className="size-4" aria-hidden="true" />
      Lab tested by {lab}
    </a>
  ))

/** One line of the totals. */
function Sum({ label, children, strong = false }: { label: string; children: ReactNode; strong?: boolean }) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        strong ? 'border-t border-line pt-3 text-lg font-bold' : 'text-soft',
      )}
    >
      <dt>{label}</dt>
      <dd className={cx('tabular-nums', strong ? 'text-xl' : 'text-ink')}>{children}</dd>
    </div>
  )
}

interface SumsProps extends Pick<Order, 'subtotal' | 'shippingFee' | 'totalAmount'> {
  refundedAmount?: number
  pieces: number
  /** shipping cost below the free-shipping minimum, if known */
  defaultFee?: number
}

/** Subtotal, shipping and total. */
export function Sums(props: SumsProps) {
  const { subtotal, shippingFee, totalAmount, pieces, defaultFee = 0, refundedAmount = 0 } = props
  return (
    <dl className="space-y-2">
      <Sum label={`Subtotal, ${pieces} ${pieces === 1 ? 'item' : 'items'}`}>{asDollars(subtotal)}</Sum>
      <Sum label="Shipping">
        {shippingFee === 0 ? 'Free' : asDollars(shippingFee)}
        {shippingFee < defaultFee && <s className="ml-2 text-sm text-soft">{asDollars(defaultFee)}</s>}
      </Sum>
      <Sum label="Total" strong>
        {asDollars(totalAmount)}
      </Sum>
      {refundedAmount > 0 && <Sum label="Refunded">−{asDollars(refundedAmount)}</Sum>}
    </dl>
  )
}

/** The items with batches and prices. */
export function OrderLines({ order, pictureOf }: { order: Order; pictureOf: PictureOf }) {
  const lines = linesOf(order.items)
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map(({ key, name, quantity, unitPrice, total, batches }) => (
          <li key={key} className="flex items-center gap-4 py-3 first:pt-0">
            {batches[0] && pictureOf(batches[0])}
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <NoBreakText>{name}</NoBreakText>
              </p>
              <p className="text-sm text-soft tabular-nums">
                {quantity} × {asDollars(unitPrice)}
              </p>
              {batches.map((item) => (
                <p key={item.id} className="text-sm text-soft">
                  Batch {item.vialBatchNumber}, {expiryOf(item)}
                  {batches.length > 1 && `: ${item.quantity}`}
                  <CertificateLinks item={item} />
                </p>
              ))}
            </div>
            <p className="font-semibold tabular-nums">{asDollars(total)}</p>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-3">
        <Sums {...order} pieces={lines.reduce((sum, { quantity }) => sum + quantity, 0)} />
      </div>
    </>
  )
}
