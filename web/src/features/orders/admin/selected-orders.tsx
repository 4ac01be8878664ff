import { questionBefore } from '@pepwell/domain/shop/order-questions'
import type { OrderStatus } from '@pepwell/domain/shop/orders'
import { Package, Printer, Tag, Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { unchangedText } from '../../../lib/forms/unchanged-text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { orderStatusToasts } from './order-status-toasts.ts'
import { type AnyOrder, useSetStatuses } from './orders-admin.api.ts'
import { ShipDialog } from './ship-dialog.tsx'

/** Reverts a bulk change before any buyer is notified: each order gets its status and tracking number back. */
function useBulkUndo() {
  const names = useRef<ReadonlyMap<number, string>>(new Map())
  const { mutate } = useSetStatuses({
    onSuccess: (results) => {
      const description = unchangedText(results, names.current)
      if (description) toast({ title: 'Error', description, variant: 'destructive' })
      else orderStatusToasts.onSuccess()
    },
    onError: orderStatusToasts.onError,
  })
  /** @param orders as they were before the change */
  return (orders: readonly AnyOrder[], changedTo: OrderStatus) => {
    names.current = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]))
    for (const [status, group] of Map.groupBy(orders, (order) => order.status)) {
      const isUnpaid = group.some((one) => questionBefore({ ...one, status: changedTo }, status) === 'unpaid')
      const before = group.map(({ id, trackingNumber }) => ({ id, trackingNumber: trackingNumber ?? '' }))
      mutate({ body: { status, orders: before, ...(isUnpaid && { confirm: 'unpaid' as const }) } })
    }
  }
}

/** The print page of these orders. */
export const papersOf = (what: 'slips' | 'labels', orders: readonly Pick<AnyOrder, 'id'>[]): string =>
  `/admin/order-papers?what=${what}&ids=${orders.map(({ id }) => id).join(',')}`

/** Bulk actions. */
export function SelectedOrders({ orders, clear }: { orders: readonly AnyOrder[]; clear: () => void }) {
  const [shipping, setShipping] = useState(false)
  const undo = useBulkUndo()
  const { mutate, isPending } = useSetStatuses({
    onSuccess: (results) => {
      const names = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]))
      const description = unchangedText(results, names)
      if (description) return void toast({ title: 'Error', description, variant: 'destructive' })
      orderStatusToasts.onSuccess(() => undo(orders, 'processing'))
      clear()
    },
    onError: orderStatusToasts.onError,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        onClick={() => mutate({ body: { status: 'processing', orders: orders.map(({ id }) => ({ id })) } })}
      >
        <Package className="size-4" aria-hidden="true" />
        Mark processing
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setShipping(true)}>
        <Truck className="size-4" aria-hidden="true" />
        Mark shipped…
      </Button>
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('slips', orders)} target="_blank">
          <Printer className="size-4" aria-hidden="true" />
          Packing slips
        </Link>
      </Button>
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('labels', orders)} target="_blank">
          <Tag className="size-4" aria-hidden="true" />
          Labels
        </Link>
      </Button>
      {shipping && (
        <ShipDialog
          orders={orders}
          onClose={() => setShipping(false)}
          onDone={(shipped) => {
            orderStatusToasts.onSuccess(() => undo(shipped, 'shipped'))
            setShipping(false)
            clear()
          }}
        />
      )}
    </>
  )
}
