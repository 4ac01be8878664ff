import { type OrderStatus, orderStatuses } from '@pepwell/domain/shop/orders'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { statusWords } from '../order-words.ts'
import type { AnyOrder } from './orders-admin.api.ts'
import { useStatus } from './use-status.tsx'

/** What canceling refunds, shown before confirming. */
function givenBack({ items, status, isReachable }: AnyOrder): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const batches = new Set(items.map(({ vialBatchNumber }) => vialBatchNumber)).size
  const from = status === 'shipped' || status === 'delivered' ? ' as returned' : ''
  const emailNote = isReachable ? 'We email the buyer.' : 'We can’t reach the buyer by email.'
  return `${units} ${units === 1 ? 'unit goes' : 'units go'} back into ${batches} ${batches === 1 ? 'batch' : 'batches'}${from}. ${emailNote}`
}

/** An order's status with a menu of the others. */
export function StatusControl({ order }: { order: AnyOrder }) {
  const [canceling, setCanceling] = useState(false)
  const change = useStatus(order, {
    onSaved: () => setCanceling(false),
    onFailed: () => {
      setCanceling(false)
      return false
    },
  })
  const { isPending } = change
  const set = (status: OrderStatus) => change.set({ status })
  // Optimistic; reverts on failure.
  const shown = change.pendingStatus ?? order.status
  const { word, tone } = statusWords[shown]
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`Status of ${order.orderNumber}: ${word}`}
            className="inline-flex min-h-11 items-center rounded-full md:min-h-8"
          >
            <Badge tone={tone} className={cx(isPending && 'opacity-60')}>
              {word}
              <ChevronDown className="size-4" aria-hidden="true" />
            </Badge>
          </button>
        }
      >
        {orderStatuses.map((status) => (
          <MenuItem
            key={status}
            disabled={status === order.status}
            destructive={status === 'cancelled'}
            onSelect={() => (status === 'cancelled' ? setCanceling(true) : set(status))}
          >
            {statusWords[status].word}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={canceling}
        onOpenChange={setCanceling}
        title={`Cancel order ${order.orderNumber}?`}
        description={givenBack(order)}
        confirmLabel="Cancel order"
        pendingLabel="Cancelling..."
        cancelLabel="Keep it"
        destructive
        pending={isPending}
        onConfirm={() => set('cancelled')}
      />
      {change.dialog}
    </>
  )
}
