import type { WeightLog } from '@pepwell/contract/weight/weight'
import { formatDay } from '../../../lib/time/dates.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { formattedLog } from '../formatted-weight.ts'
import { type Reader, useRemoveWeighIn } from '../weight.api.ts'

interface RemoveWeighInDialogProps {
  log: WeightLog
  reader: Reader
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a weigh-in. Stays open and shows the reason on failure. */
export function RemoveWeighInDialog(props: RemoveWeighInDialogProps) {
  const { log, reader, open, onOpenChange, onRemoved } = props
  const deletion = useRemoveWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in deleted' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${formattedLog(log, reader.weightUnit)}?`}
      deletion={deletion}
      failure="Failed to remove weigh-in. Please try again."
      onDelete={() => deletion.mutate({ params: { id: log.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      This deletes your weigh-in of {formatDay(log.weighInDate)}. You can’t undo this.
      {log.photoUrl && ' We keep its photo in your progress photos.'}
    </DeleteDialog>
  )
}
