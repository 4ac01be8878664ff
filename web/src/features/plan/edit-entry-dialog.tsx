import type { PlanEntry, StoredEntry } from '@pepwell/contract/plan'
import { peptideName } from '@pepwell/domain/plan'
import { FormProvider, useForm } from 'react-hook-form'
import { lazyResolver } from '../../lib/lazy-resolver.ts'
import { problemText } from '../../lib/refusal-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { type ShownToast, toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { DateFields } from './date-fields.tsx'
import { DoseField } from './dose-field.tsx'
import { endRefusal } from './end-field.tsx'
import type { Entry, EntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import { NotesField } from './notes-field.tsx'
import { useChangeEntry } from './plan.api.ts'
import { useClassWarnings } from './use-class-warnings.ts'

interface FormProps {
  id: string
  entry: PlanEntry
  /** a dose to begin with, in place of the entry's */
  dose?: string
  /** what the server says against the end */
  wrongEnd?: string
  onSubmit: (entry: Entry) => void
}

function EditForm({ id, entry, dose = entry.currentDose, wrongEnd, onSubmit }: FormProps) {
  const form = useForm<EntryValues, unknown, Entry>({
    resolver: lazyResolver(async () =>
      (await import('./entry-form.ts')).entryForm(entry.startDate, entry.currentDose),
    ),
    defaultValues: {
      currentDose: dose,
      frequency: entry.frequency,
      notes: entry.notes ?? '',
      startDate: entry.startDate,
      endDate: entry.endDate ?? '',
    },
  })
  const sameClass = useClassWarnings(entry.peptide?.peptideClass ?? null, entry.id)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DoseField label={entry.peptide?.label} before={entry.currentDose} others={sameClass} />
        <FrequencyField />
        <DateFields start={entry.startDate} hint="From this day on doses are due." refusal={wrongEnd} />
        <NotesField />
      </form>
    </FormProvider>
  )
}

interface EditEntryDialogProps {
  entry: PlanEntry
  /** a dose to begin with, in place of the entry's */
  dose?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** told of the entry that was changed, with the toast that says so */
  onSaved?: (saved: StoredEntry, said: ShownToast) => void
}

export function EditEntryDialog({ entry, dose, open, onOpenChange, onSaved }: EditEntryDialogProps) {
  const { mutate, reset, isPending, error } = useChangeEntry({
    onSuccess: (saved) => {
      const said = toast({ title: 'Peptide updated successfully', ...warned(saved.warnings) })
      onSaved?.(saved, said)
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
    >
      {(id) => <EditForm id={id} entry={entry} dose={dose} wrongEnd={wrongEnd} onSubmit={save} />}
    </FormDialog>
  )
}
