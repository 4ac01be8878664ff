import { useState } from 'react'
import { reasonText } from '../../lib/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type Order, useCancelOrder } from './orders.api.ts'

/** Takes an order back while nothing of it is packed, after asking. */
export function CancelOrder({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useCancelOrder({
    onSuccess: () => {
      setOpen(false)
      toast({ title: 'Order cancelled' })
    },
    onError: (error) => {
      setOpen(false)
      toast({ title: 'Error', description: reasonText(error), variant: 'destructive' })
    },
  })
  const refund = order.paymentStatus === 'paid' ? ' What you paid comes back to you.' : ''
  return (
    <>
      <Button variant="ghost" className="text-danger-ink" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Cancel order ${order.orderNumber}?`}
        description={`What was set aside for you goes back on sale.${refund} This cannot be undone.`}
        confirmLabel="Cancel order"
        pendingLabel="Cancelling..."
        cancelLabel="Keep it"
        destructive
        pending={isPending}
        onConfirm={() => mutate({ params: { number: order.orderNumber } })}
      />
    </>
  )
}
