import { Package, Printer, Tag, Truck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { unchangedText } from '../../../lib/forms/unchanged-text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { orderStatusToasts } from './order-status-toasts.ts'
import { type AnyOrder, useSetStatuses } from './orders-admin.api.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { useBulkUndo } from './use-bulk-undo.ts'

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
