import { lazy, Suspense, useId } from 'react'
import { fetchAhead } from '../../../lib/fetch-ahead.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSupplementLogging } from '../use-supplement-logging.ts'
import type { SupplementStart } from './supplement-form.tsx'
import { SupplementFormSkeleton } from './supplement-form-skeleton.tsx'

const loadForm = () => import('./supplement-form.tsx')

// The dashboard opens without the form and its schema; they are fetched while nobody waits for them.
const SupplementForm = lazy(loadForm)

/** The page's own data come first, then the forms that are used more. */
const AHEAD_MS = 2000

/** Fetches the form ahead of its first use. */
export const preloadSupplementForm = fetchAhead(loadForm, AHEAD_MS)

interface LogSupplementDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  start?: SupplementStart
  timeZone: string
}

export function LogSupplementDialog({ open, onOpenChange, start, timeZone }: LogSupplementDialogProps) {
  const id = useId()
  const { log, pending } = useSupplementLogging(() => onOpenChange(false))
  const footer = (
    <>
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button type="submit" form={id} pending={pending} pendingLabel="Logging...">
        Log Supplement
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Log Supplement" footer={footer}>
      <Suspense fallback={<SupplementFormSkeleton />}>
        <SupplementForm id={id} start={start} timeZone={timeZone} onSubmit={log} />
      </Suspense>
    </Dialog>
  )
}
