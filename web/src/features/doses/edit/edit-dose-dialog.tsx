import type { DoseLog } from '@pepwell/contract/doses'
import { lazy } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { DoseFormSkeleton } from '../dose-form-skeleton.tsx'
import { useChangeDose } from '../doses.api.ts'
import { changesOf } from './edited-dose.ts'

const EditDoseForm = lazy(() => import('./edit-dose-form.tsx'))

interface EditDoseDialogProps {
  editing: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Corrects a dose; a failure keeps what was typed. */
export function EditDoseDialog({ editing, timeZone, open, onOpenChange }: EditDoseDialogProps) {
  const { mutate, reset, isPending, error } = useChangeDose({
    onSuccess: () => {
      toast({ title: 'Dose updated' })
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
      title={`Edit ${editing.peptideName} dose`}
      description="What it was before stays to be looked up."
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update dose. Please try again.')}
      skeleton={<DoseFormSkeleton />}
    >
      {(id) => (
        <EditDoseForm
          key={editing.id}
          id={id}
          editing={editing}
          timeZone={timeZone}
          onSubmit={(edit) =>
            mutate(
              { params: { id: editing.id }, body: changesOf(editing, edit, timeZone) },
              { onSuccess: () => onOpenChange(false) },
            )
          }
        />
      )}
    </FormDialog>
  )
}
