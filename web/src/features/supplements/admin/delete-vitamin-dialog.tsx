import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useRemoveVitamin } from './vitamin-costs.api.ts'

interface DeleteVitaminDialogProps {
  supplement: Supplement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before deleting a vitamin. */
export function DeleteVitaminDialog({ supplement, open, onOpenChange }: DeleteVitaminDialogProps) {
  const { mutate, isPending } = useRemoveVitamin({
    onSuccess: () => {
      toast({ title: 'Vitamin deleted successfully' })
      onOpenChange(false)
    },
    onError: (error) => toastFailure(error, 'Failed to delete vitamin'),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${supplement.name}?`}
      description="You can't delete a vitamin that has stock. You can't undo this."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: supplement.id } })}
    />
  )
}
