import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useWriteSteps } from './dose-steps.api.ts'
import type { FilledSteps } from './step-values.ts'

const StepsForm = lazyView(() => import('./steps-form.tsx'))

interface StepsDialogProps {
  entry: PlanEntry
  /** undefined if the entry has no steps yet */
  state: DoseSteps | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** 'Saved. 1 mg from Sun, Dec 13.' */
function savedText({ steps, next }: DoseSteps): string {
  if (steps.length === 0) return 'Dose steps removed'
  return next?.startsOn ? `Saved. ${next.dose} from ${formatShortDay(next.startsOn)}.` : 'Dose steps saved'
}

/** Edits an entry's dose steps. The dose never changes automatically. */
export function StepsDialog({ entry, state, open, onOpenChange }: StepsDialogProps) {
  const { mutate, reset, isPending, error } = useWriteSteps({
    onSuccess: (saved) => toast({ title: savedText(saved) }),
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = ({ steps }: FilledSteps) =>
    mutate({ params: { id: entry.id }, body: { steps } }, { onSuccess: () => onOpenChange(false) })
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Dose steps: ${peptideName(entry)}`}
      description="We ask you on each step day. Your dose never changes by itself."
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to save your dose steps. Please try again.')}
      draft={`dose-steps:${entry.id}`}
      skeleton={<FormSkeleton fields={['Steps']} />}
    >
      {(id) => <StepsForm id={id} entry={entry} state={state} onSubmit={save} />}
    </FormDialog>
  )
}
