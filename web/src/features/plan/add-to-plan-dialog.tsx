import { peptideName } from '@pepwell/domain/plan/plan'
import { problemText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { endRefusal } from './end-refusal.ts'
import { useAddToPlan } from './plan.api.ts'
import type { Plannable } from './plannable.ts'
import type { NewEntry } from './when/new-entry-form.ts'

const AddEntryForm = lazyView(() => import('./add-entry-form.tsx'))

interface AddToPlanDialogProps {
  peptide: Plannable
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** the person's calculated dose, if any */
  dose?: string
  /** the prescriber or owner of the dose, if someone else's */
  doseOf?: string
  /** the first of the plan: steps of a label start it at once */
  isFirst?: boolean
  onAdded: () => void
}

export function AddToPlanDialog(props: AddToPlanDialogProps) {
  const { peptide, open, onOpenChange, timeZone, dose, doseOf, isFirst = false, onAdded } = props
  const { mutate, reset, isPending, error } = useAddToPlan({
    onSuccess: (entry) => {
      toast({ title: `${peptideName(entry)} added to your plan successfully!`, ...warned(entry.warnings) })
      onAdded()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const add = (entry: NewEntry) =>
    mutate(
      { body: { ...entry, ...peptide.about, status: 'active' } },
      { onSuccess: () => onOpenChange(false) },
    )
  const wrongEnd = endRefusal(error)
  const problem = wrongEnd
    ? undefined
    : problemText(error, 'Failed to add peptide to plan. Please try again.')
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Add ${peptide.name} to your plan`}
      submit={{ label: 'Add to plan', pendingLabel: 'Adding...', pending: isPending }}
      problem={problem}
      skeleton={<FormSkeleton fields={['Dose', 'Frequency', 'First dose', 'Time']} />}
      // A dose passed in replaces the draft.
      draft={dose ? undefined : `plan:${JSON.stringify(peptide.about)}`}
    >
      {(id) => (
        <AddEntryForm
          id={id}
          peptide={peptide}
          timeZone={timeZone}
          dose={dose}
          doseOf={doseOf}
          isFirst={isFirst}
          endRefusal={wrongEnd}
          onSubmit={add}
        />
      )}
    </FormDialog>
  )
}
