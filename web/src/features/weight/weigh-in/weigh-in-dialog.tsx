import type { WeightLog } from '@pepwell/contract/weight/weight'
import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { Reader } from '../weight.api.ts'
import { useWeighIn } from './use-weigh-in.ts'
import { WeighInSkeleton } from './weigh-in-skeleton.tsx'

// The form and its schema are prefetched when idle.
const WeighInForm = lazyView(() => import('./weigh-in-form.tsx'))

/** Prefetches the form. */
export const preloadWeighInForm = prefetch(WeighInForm.preload)

interface WeighInDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  reader: Reader
  /** the last weight */
  last: WeightLog | undefined
}

/** The Weigh In dialog. Closes and clears on success, keeps the input on failure. */
export function WeighInDialog({ open, onOpenChange, reader, last }: WeighInDialogProps) {
  const weighIn = useWeighIn(reader, () => onOpenChange(false))
  const change = (next: boolean) => {
    weighIn.reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Weigh In"
      draft="weigh-in"
      submit={{ label: 'Log Weight', pendingLabel: 'Logging...', pending: weighIn.pending }}
      skeleton={<WeighInSkeleton />}
    >
      {(id) => (
        <WeighInForm
          id={id}
          reader={reader}
          last={last}
          photoProblem={weighIn.photoProblem}
          onSubmit={weighIn.submit}
        />
      )}
    </FormDialog>
  )
}
