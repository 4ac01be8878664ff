import type { ProgressPhoto } from '@pepwell/contract/progress-photos'
import { formatDay } from '../../../lib/dates.ts'
import { problemText } from '../../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemovePhoto } from './photos.api.ts'

interface RemovePhotoDialogProps {
  photo: ProgressPhoto
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before a photo goes; a failure keeps the question open and says why. */
export function RemovePhotoDialog({ photo, open, onOpenChange, onRemoved }: RemovePhotoDialogProps) {
  const { mutate, reset, isPending, error } = useRemovePhoto({
    onSuccess: () => {
      toast({ title: 'Photo deleted' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const removed = () => {
    onOpenChange(false)
    onRemoved()
  }
  const problem = problemText(error, 'Failed to delete photo. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete the photo of ${formatDay(photo.takenOn)}?`}
      description={
        <>
          The picture is deleted for good. Your weigh-in stays.
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
      onConfirm={() => mutate({ params: { id: String(photo.id) } }, { onSuccess: removed })}
    />
  )
}
