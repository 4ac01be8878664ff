import type { PlanEntry, StoredEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { problemText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { type ToastHandle, toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { endRefusal } from './end-refusal.ts'
import type { Entry } from './entry-form.ts'
import { useChangeEntry } from './plan.api.ts'

/** The fields of a plan entry, in form order. */
const ENTRY_FIELDS = ['Dose', 'Frequency', 'Start date', 'End date', 'Notes']

const EditEntryForm = lazyView(() => import('./edit-entry-form.tsx'))

interface EditEntryDialogProps {
  entry: PlanEntry
  /** an initial dose that replaces the entry's */
  dose?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** called after a change, with its toast */
  onSaved?: (saved: StoredEntry, notice: ToastHandle) => void
}

export function EditEntryDialog({ entry, dose, open, onOpenChange, onSaved }: EditEntryDialogProps) {
  const { mutate, reset, isPending, error } = useChangeEntry({
    onSuccess: (saved) => {
      const notice = toast({ title: 'Peptide updated successfully', ...warned(saved.warnings) })
      onSaved?.(saved, notice)
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = (body: Entry) =>
    mutate({ params: { id: entry.id }, body }, { onSuccess: () => onOpenChange(false) })
  const wrongEnd = endRefusal(error)
  const problem = wrongEnd ? undefined : problemText(error, 'Failed to update peptide. Please try again.')
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Edit ${peptideName(entry)}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problem}
      draft={dose ? undefined : `plan-entry:${entry.id}`}
      skeleton={<FormSkeleton fields={ENTRY_FIELDS} />}
    >
      {(id) => <EditEntryForm id={id} entry={entry} dose={dose} wrongEnd={wrongEnd} onSubmit={save} />}
    </FormDialog>
  )
}
