import type { WeightLog } from '@pepwell/contract/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type Reader, useChangeWeighIn } from '../weight.api.ts'
import { WeighInSkeleton } from './weigh-in-skeleton.tsx'

const WeighInForm = lazyView(() => import('./weigh-in-form.tsx'))

interface EditWeighInDialogProps {
  editing: WeightLog
  reader: Reader
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a weigh-in in its original unit. Keeps the input on failure. */
export function EditWeighInDialog({ editing, reader, open, onOpenChange }: EditWeighInDialogProps) {
  const sending = useChangeWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit weigh-in"
      draft={`weigh-in:${editing.id}`}
      skeleton={<WeighInSkeleton />}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="Failed to update weigh-in. Please try again."
    >
      {(id, send) => (
        <WeighInForm
          key={editing.id}
          id={id}
          reader={{ ...reader, weightUnit: readUnitOf(editing.unit, reader.weightUnit) }}
          editing={editing}
          onSubmit={({ weight, unit, notes, weighInDate }) =>
            send({ params: { id: editing.id }, body: { weight, unit, notes, weighInDate } })
          }
        />
      )}
    </CallDialog>
  )
}
