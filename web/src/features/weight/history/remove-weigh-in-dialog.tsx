import type { WeightLog } from '@pepwell/contract/weight'
import { formatDay } from '../../../lib/dates.ts'
import { problemText } from '../../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { shownWeight } from '../shown-weight.ts'
import { type Reader, useRemoveWeighIn } from '../weight.api.ts'

interface RemoveWeighInDialogProps {
  log: WeightLog
  reader: Reader
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before a weigh-in goes; a failure keeps the question open and says why. */
export function RemoveWeighInDialog(props: RemoveWeighInDialogProps) {
  const { log, reader, open, onOpenChange, onRemoved } = props
  const { mutate, reset, isPending, error } = useRemoveWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in removed' })
      onRemoved()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const problem = problemText(error, 'Failed to remove weigh-in. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${shownWeight(log.pounds, reader.weightUnit)}?`}
      description={
        <>
          The weigh-in of {formatDay(log.weighInDate)} leaves your history, and this cannot be undone.
          {log.photoUrl && ' A photo stored with it stays among your progress photos.'}
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
      onConfirm={() => mutate({ params: { id: String(log.id) } }, { onSuccess: () => onOpenChange(false) })}
    />
  )
}
