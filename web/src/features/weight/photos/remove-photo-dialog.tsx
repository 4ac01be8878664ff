import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { formatDay } from '../../../lib/time/dates.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemovePhoto } from './photos.api.ts'

interface RemovePhotoDialogProps {
  photo: ProgressPhoto
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a photo. Stays open and shows the reason on failure. */
export function RemovePhotoDialog({ photo, open, onOpenChange, onRemoved }: RemovePhotoDialogProps) {
  const deletion = useRemovePhoto({
    onSuccess: () => {
      toast({ title: 'Photo deleted' })
    },
  })
  const removed = () => {
    onOpenChange(false)
    onRemoved()
  }
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the photo of ${formatDay(photo.takenOn)}?`}
      deletion={deletion}
      failure="Failed to delete photo. Please try again."
      onDelete={() => deletion.mutate({ params: { id: photo.id } }, { onSuccess: removed })}
    >
      We permanently delete the photo. Your weigh-in stays.
    </DeleteDialog>
  )
}
