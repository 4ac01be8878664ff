import { questionBefore } from '@pepwell/domain/shop/order-questions'
import type { OrderStatus } from '@pepwell/domain/shop/orders'
import { useRef } from 'react'
import { unchangedText } from '../../../lib/forms/unchanged-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { orderStatusToasts } from './order-status-toasts.ts'
import { type AnyOrder, useSetStatuses } from './orders-admin.api.ts'

/** Reverts a bulk change before any buyer is notified: each order gets its status and tracking number back. */
export function useBulkUndo() {
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
