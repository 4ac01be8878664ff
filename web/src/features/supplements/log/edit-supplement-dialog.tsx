import type { SupplementLog } from '@pepwell/contract/supplements'
import { lazy } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeSupplement } from '../supplements.api.ts'
import { SupplementFormSkeleton } from './supplement-form-skeleton.tsx'

const SupplementForm = lazy(() => import('./supplement-form.tsx'))

interface EditSupplementDialogProps {
  editing: SupplementLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Corrects what was logged; a failure keeps what was typed. */
export function EditSupplementDialog({ editing, timeZone, open, onOpenChange }: EditSupplementDialogProps) {
  const { mutate, reset, isPending, error } = useChangeSupplement({
    onSuccess: () => {
      toast({ title: 'Supplement updated' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Edit ${editing.supplementName}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update supplement. Please try again.')}
      skeleton={<SupplementFormSkeleton />}
    >
      {(id) => (
        <SupplementForm
          key={editing.id}
          id={id}
          start={editing}
          timeZone={timeZone}
          onSubmit={(body) =>
            mutate({ params: { id: editing.id }, body }, { onSuccess: () => onOpenChange(false) })
          }
        />
      )}
    </FormDialog>
  )
}
