import { useState } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type OwnOrder, useCancelOrder } from './orders.api.ts'

const moneySentences = {
  send: ' We refund your payment.',
  hold: ' Your bank decides the dispute first.',
  none: '',
}

/** Cancels an order before packing, after a confirmation. */
export function CancelOrder({ order }: { order: OwnOrder }) {
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
  return (
    <>
      <Button variant="ghost" className="text-danger-ink" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Cancel order ${order.orderNumber}?`}
        description={`We release your reserved items.${moneySentences[order.refundOnCancel]} This cannot be undone.`}
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
