import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FoodListSkeleton } from './food-list-skeleton.tsx'
import type { LogStart } from './log-start.ts'
import { useFoodLogging } from './use-food-logging.ts'

// The form and its schema are prefetched when idle.
const FoodForm = lazyView(() => import('./food-form.tsx'))

/** Prefetches the form. */
export const preloadFoodForm = prefetch(FoodForm.preload)

interface LogFoodDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  start?: LogStart
  timeZone: string
  /** reopens the dialog after a food was logged */
  onAnother: (start: LogStart) => void
}

export function LogFoodDialog({ open, onOpenChange, start, timeZone, onAnother }: LogFoodDialogProps) {
  const logging = useFoodLogging({ onLogged: () => onOpenChange(false), onAnother })
  const change = (next: boolean) => {
    logging.reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Log Food"
      draft="food"
      submit={{ label: 'Log Food', pendingLabel: 'Logging...', pending: logging.pending }}
      problem={logging.problem}
      skeleton={<FoodListSkeleton />}
    >
      {(id) => <FoodForm id={id} start={start} timeZone={timeZone} onSubmit={logging.submit} />}
    </FormDialog>
  )
}
