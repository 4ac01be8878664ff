import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeSupplement } from '../supplements.api.ts'
import { SupplementFormSkeleton } from './supplement-form-skeleton.tsx'

const SupplementForm = lazyView(() => import('./supplement-form.tsx'))

interface EditSupplementDialogProps {
  editing: SupplementLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditSupplementDialog({ editing, timeZone, open, onOpenChange }: EditSupplementDialogProps) {
  const sending = useChangeSupplement({
    onSuccess: () => {
      toast({ title: 'Supplement updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Edit ${editing.supplementName}`}
      draft={`supplement-log:${editing.id}`}
      skeleton={<SupplementFormSkeleton />}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="Failed to update supplement. Please try again."
    >
      {(id, send) => (
        <SupplementForm
          key={editing.id}
          id={id}
          start={editing}
          isEdit
          timeZone={timeZone}
          onSubmit={(body) => send({ params: { id: editing.id }, body })}
        />
      )}
    </CallDialog>
  )
}
