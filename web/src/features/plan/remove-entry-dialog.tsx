import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useRemoveEntry } from './plan.api.ts'

interface RemoveEntryDialogProps {
  entry: PlanEntry
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

export function RemoveEntryDialog({ entry, open, onOpenChange, onRemoved }: RemoveEntryDialogProps) {
  const deletion = useRemoveEntry({
    onSuccess: () => {
      toast({ title: 'Peptide removed from your plan' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${peptideName(entry)} from your plan?`}
      deletion={deletion}
      verb="Remove"
      failure="Failed to remove peptide. Please try again."
      onDelete={() => deletion.mutate({ params: { id: entry.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      It no longer counts toward your adherence, and you can’t undo this. Your logged doses stay in your dose
      history.
    </DeleteDialog>
  )
}
