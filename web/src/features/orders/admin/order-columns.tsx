import { Link } from 'react-router'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { asDollars } from '../dollars.ts'
import { linesOf } from '../order-lines.tsx'
import { paymentState, statusWords } from '../order-words.ts'
import type { AnyOrder, OrdersFilter } from './orders-admin.api.ts'
import { orderAddress } from './orders-filter.ts'
import { DisputeMark, PaymentMark } from './payment-mark.tsx'
import { StatusControl } from './status-control.tsx'
import { TrackingCell } from './tracking-cell.tsx'

function Items({ order }: { order: AnyOrder }) {
  const [first, ...others] = linesOf(order.items)
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate">{first?.name}</span>
      {others.length > 0 && <Badge>+{others.length}</Badge>}
    </span>
  )
}

/** Columns of the order table; times in the operator's zone. */
export const orderColumns = (timeZone: string, filter: OrdersFilter): readonly Column<AnyOrder>[] => [
  {
    id: 'order',
    title: 'Order number',
    cell: ({ id, orderNumber }) => (
      <Link to={orderAddress(id, filter)} className="font-bold text-accent-ink tabular-nums hover:underline">
        {orderNumber}
      </Link>
    ),
    value: ({ orderNumber }) => orderNumber,
    sortable: false,
    width: '8.5rem',
    hideable: false,
    card: 'title',
  },
  {
    id: 'created',
    title: 'Created',
    cell: ({ createdAt }) => formatInstant(createdAt, timeZone),
    value: ({ createdAt }) => createdAt,
    sortable: false,
    width: '11rem',
    from: 'xl',
    card: 'figure',
  },
  {
    id: 'customer',
    title: 'Customer',
    cell: ({ user }) =>
      user ? (
        <span className="block min-w-0">
          <span className="block truncate font-semibold">{user.firstName ?? user.email}</span>
          <span className="block truncate text-[13px] text-soft">{user.email}</span>
        </span>
      ) : (
        <span className="text-soft">Account deleted</span>
      ),
    value: ({ user }) => user?.email,
    sortable: false,
    card: 'text',
  },
  {
    id: 'first-name',
    title: 'First name',
    cell: ({ user }) => user?.firstName,
    value: ({ user }) => user?.firstName,
    sortable: false,
    hiddenAtFirst: true,
    card: 'none',
  },
  {
    id: 'items',
    title: 'Items',
    cell: (order) => <Items order={order} />,
    value: ({ items }) =>
      linesOf(items)
        .map(({ quantity, name }) => `${quantity} × ${name}`)
        .join('; '),
    sortable: false,
    from: 'lg',
    card: 'text',
  },
  {
    id: 'total',
    title: 'Total',
    cell: ({ totalAmount }) => <span className="font-semibold">{asDollars(totalAmount)}</span>,
    value: ({ totalAmount }) => totalAmount,
    sortable: false,
    align: 'end',
    width: '6.5rem',
    card: 'figure',
  },
  {
    id: 'payment',
    title: 'Payment',
    cell: (order) => (
      <span className="flex flex-wrap gap-1">
        <PaymentMark order={order} />
        <DisputeMark order={order} />
      </span>
    ),
    value: (order) => paymentState(order),
    sortable: false,
    width: '7.5rem',
    card: 'figure',
  },
  {
    id: 'status',
    title: 'Status',
    cell: (order) => <StatusControl order={order} />,
    value: ({ status }) => statusWords[status].word,
    sortable: false,
    width: '9rem',
    hideable: false,
    card: 'figure',
  },
  {
    id: 'tracking',
    title: 'Tracking number',
    cell: (order) => <TrackingCell order={order} />,
    value: ({ trackingNumber }) => trackingNumber,
    sortable: false,
    width: '13rem',
    from: 'lg',
    card: 'figure',
  },
]
