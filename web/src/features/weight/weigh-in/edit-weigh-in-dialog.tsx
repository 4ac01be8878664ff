import type { WeightLog } from '@pepwell/contract/weight'
import { lazy } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Reader, useChangeWeighIn } from '../weight.api.ts'
import { WeighInSkeleton } from './weigh-in-skeleton.tsx'

const WeighInForm = lazy(() => import('./weigh-in-form.tsx'))

interface EditWeighInDialogProps {
  editing: WeightLog
  reader: Reader
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Corrects a weigh-in, in the unit in which it was typed; a failure keeps what was typed. */
export function EditWeighInDialog({ editing, reader, open, onOpenChange }: EditWeighInDialogProps) {
  const { mutate, reset, isPending, error } = useChangeWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in updated' })
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
      title="Edit weigh-in"
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update weigh-in. Please try again.')}
      skeleton={<WeighInSkeleton />}
    >
      {(id) => (
        <WeighInForm
          key={editing.id}
          id={id}
          reader={{ ...reader, weightUnit: editing.unit }}
          editing={editing}
          onSubmit={({ weight, unit, notes, weighInDate }) =>
            mutate(
              { params: { id: editing.id }, body: { weight, unit, notes, weighInDate } },
              { onSuccess: () => onOpenChange(false) },
            )
          }
        />
      )}
    </FormDialog>
  )
}
