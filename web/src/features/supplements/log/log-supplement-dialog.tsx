import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSupplementLogging } from '../use-supplement-logging.ts'
import type { SupplementStart } from './supplement-form.tsx'
import { SupplementFormSkeleton } from './supplement-form-skeleton.tsx'

const SupplementForm = lazyView(() => import('./supplement-form.tsx'))

/** Prefetches the form. */
export const preloadSupplementForm = prefetch(SupplementForm.preload)

interface LogSupplementDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  start?: SupplementStart
  timeZone: string
}

export function LogSupplementDialog({ open, onOpenChange, start, timeZone }: LogSupplementDialogProps) {
  const { log, pending } = useSupplementLogging(() => onOpenChange(false))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log Supplement"
      draft={start ? `supplement:${start.supplementName}` : 'supplement'}
      submit={{ label: 'Log Supplement', pendingLabel: 'Logging...', pending }}
      skeleton={<SupplementFormSkeleton />}
    >
      {(id) => <SupplementForm id={id} start={start} timeZone={timeZone} onSubmit={log} />}
    </FormDialog>
  )
}
