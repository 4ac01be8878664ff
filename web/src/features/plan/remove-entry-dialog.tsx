import type { PlanEntry } from '@pepwell/contract/plan'
import { peptideName } from '@pepwell/domain/plan'
import { problemText } from '../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useRemoveEntry } from './plan.api.ts'

interface RemoveEntryDialogProps {
  entry: PlanEntry
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before an entry leaves the plan; a failure keeps the question open and says why. */
export function RemoveEntryDialog({ entry, open, onOpenChange, onRemoved }: RemoveEntryDialogProps) {
  const { mutate, reset, isPending, error } = useRemoveEntry({
    onSuccess: () => {
      toast({ title: 'Peptide removed from your plan' })
      onRemoved()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const problem = problemText(error, 'Failed to remove peptide. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${peptideName(entry)} from your plan?`}
      description={
        <>
          It no longer counts in your adherence, and this cannot be undone. The doses you logged stay in your
          dose history.
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: String(entry.id) } }, { onSuccess: () => onOpenChange(false) })}
    />
  )
}
