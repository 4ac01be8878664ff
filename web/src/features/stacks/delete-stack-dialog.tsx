import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type Stack, useRemoveStack } from './stacks.api.ts'

interface DeleteStackDialogProps {
  stack: Stack
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted?: () => void
}

/** Asks before a member's own stack is deleted. */
export function DeleteStackDialog({ stack, open, onOpenChange, onDeleted }: DeleteStackDialogProps) {
  const deletion = useRemoveStack({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Stack deleted' })
      onDeleted?.()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${stack.name}?`}
      deletion={deletion}
      failure="Failed to delete stack. Please try again."
      onDelete={() => deletion.mutate({ params: { id: String(stack.id) } })}
    >
      You’ll lose its likes. Your plan and others’ copies stay the same.
    </DeleteDialog>
  )
}
