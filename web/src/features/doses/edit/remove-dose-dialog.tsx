import type { DoseLog } from '@pepwell/contract/doses/doses'
import { formatInstant } from '../../../lib/time/dates.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemoveDose } from '../doses.api.ts'

interface RemoveDoseDialogProps {
  dose: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a dose. Stays open and shows the reason on failure. */
export function RemoveDoseDialog({ dose, timeZone, open, onOpenChange, onRemoved }: RemoveDoseDialogProps) {
  const deletion = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose removed' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${dose.peptideName}, ${dose.dose}?`}
      deletion={deletion}
      failure="Failed to remove dose. Please try again."
      onDelete={() => deletion.mutate({ params: { id: dose.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      This removes your dose of {formatInstant(dose.takenAt, timeZone)} from your history and figures. Its
      reminder reopens.
    </DeleteDialog>
  )
}
