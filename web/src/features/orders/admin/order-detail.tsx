import { nextStatus } from '@pepwell/domain/shop/orders'
import { Printer, Tag, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { statusWords } from '../order-words.ts'
import { AdjacentOrders } from './adjacent-orders.tsx'
import { Customer } from './order-customer.tsx'
import { PaidDialog, RefundDialog } from './order-dialogs.tsx'
import { Fulfillment } from './order-fulfillment.tsx'
import { Items } from './order-items.tsx'
import { Movements, Timeline } from './order-timeline.tsx'
import type { FullOrder } from './orders-admin.api.ts'
import { ordersAddress, useOrdersFilter } from './orders-filter.ts'
import { DisputeMark, PaymentMark } from './payment-mark.tsx'
import { papersOf } from './selected-orders.tsx'
import { useStatus } from './use-status.tsx'

/** The usual next step first, other actions next to it. */
function Actions({ order }: { order: FullOrder }) {
  const [open, setOpen] = useState<'paid' | 'refund'>()
  const { set, dialog, isPending } = useStatus(order)
  const next = nextStatus(order.status)
  const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
  const asksForMoney = isUnpaid && order.paymentMethod === 'invoice' && order.status !== 'cancelled'
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-2.5">
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('slips', [order])} target="_blank">
          <Printer className="size-4 max-md:hidden" aria-hidden="true" />
          Packing slip
        </Link>
      </Button>
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('labels', [order])} target="_blank">
          <Tag className="size-4 max-md:hidden" aria-hidden="true" />
          Address label
        </Link>
      </Button>
      {order.paymentStatus === 'paid' && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('refund')}>
          <Undo2 className="size-4 max-md:hidden" aria-hidden="true" />
          Refund
        </Button>
      )}
      {asksForMoney && (
        <Button size="sm" onClick={() => setOpen('paid')}>
          Mark paid
        </Button>
      )}
      {next && !asksForMoney && (
        <Button size="sm" pending={isPending} onClick={() => set({ status: next, version: order.version })}>
          Mark {statusWords[next].word.toLowerCase()}
        </Button>
      )}
      {dialog}
      {open === 'paid' && <PaidDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'refund' && <RefundDialog order={order} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** One order with all its operator actions. */
export function OrderDetail({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  const { word, tone } = statusWords[order.status]
  const filter = useOrdersFilter()
  return (
    <div data-tall>
      <div className="mb-1 flex items-center justify-between">
        <nav aria-label="Breadcrumb" className="text-sm text-soft">
          <Link
            to={ordersAddress(filter)}
            className="inline-flex min-h-11 items-center hover:underline md:min-h-6"
          >
            Admin Panel › Orders
          </Link>
        </nav>
        <div className="flex">
          <AdjacentOrders id={order.id} />
        </div>
      </div>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl font-bold tracking-tight tabular-nums">{order.orderNumber}</h1>
          <Badge tone={tone}>{word}</Badge>
          <PaymentMark order={order} />
          <DisputeMark order={order} />
          {!order.isReachable && order.user && <Badge tone="warn">Not reachable by email</Badge>}
        </div>
        <Actions order={order} />
      </header>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Items order={order} />
          <Timeline order={order} timeZone={timeZone} />
          <Movements order={order} timeZone={timeZone} />
        </div>
        <div className="grid content-start gap-4">
          <Fulfillment key={order.id} order={order} />
          <Customer order={order} />
        </div>
      </div>
    </div>
  )
}
