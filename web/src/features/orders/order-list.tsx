import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { asDollars } from './dollars.ts'
import { linesOf } from './order-lines.tsx'
import { answerOf, statusWords } from './order-words.ts'
import type { Order } from './orders.api.ts'

/** The items in one line. */
const summaryOf = ({ items }: Order) =>
  linesOf(items)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(', ')

/** The user's orders, latest first. */
export function OrderList({ orders, timeZone }: { orders: readonly Order[]; timeZone: string }) {
  return (
    <ul className={cx(cardStyle, 'divide-y divide-line overflow-clip')}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={`/shop/orders/${order.orderNumber}`}
            className="flex items-center gap-4 px-4 py-4 hover:bg-sunken sm:px-5"
          >
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-bold tabular-nums">{order.orderNumber}</span>
                <Badge tone={statusWords[order.status].tone}>{answerOf(order)}</Badge>
              </div>
              <p className="mt-1 truncate">{summaryOf(order)}</p>
              <p className="text-sm text-soft">{formatInstantDay(order.createdAt, timeZone)}</p>
            </div>
            <span className="font-semibold tabular-nums">{asDollars(order.totalAmount)}</span>
            <ChevronRight className="size-5 text-soft" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
