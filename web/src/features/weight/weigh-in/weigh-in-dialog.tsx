import type { WeightLog } from '@pepwell/contract/weight/weight'
import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { Reader } from '../weight.api.ts'
import { useWeighIn } from './use-weigh-in.ts'
import { WeighInSkeleton } from './weigh-in-skeleton.tsx'

// The dashboard opens without the form and its schema; they are fetched while nobody waits for them.
const WeighInForm = lazyView(() => import('./weigh-in-form.tsx'))

/** Fetches the form ahead of its first use. */
export const preloadWeighInForm = prefetch(WeighInForm.preload)

interface WeighInDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  reader: Reader
  /** what was weighed last */
  last: WeightLog | undefined
}

/** The Weigh In dialog: closes and clears after a success; a failure keeps what was typed. */
export function WeighInDialog({ open, onOpenChange, reader, last }: WeighInDialogProps) {
  const weighIn = useWeighIn(reader, () => onOpenChange(false))
  const change = (next: boolean) => {
    weighIn.forget()
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
