import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { DateFields } from './date-fields.tsx'
import { DoseField } from './dose-field.tsx'
import type { Entry, EntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import { NotesField } from './notes-field.tsx'
import { useEntryWarnings } from './use-entry-warnings.ts'

interface EditEntryFormProps {
  id: string
  entry: PlanEntry
  /** an initial dose that replaces the entry's */
  dose?: string
  /** the server's error for the end date */
  wrongEnd?: string
  onSubmit: (entry: Entry) => void
}

/** The editable fields of a plan entry. */
export default function EditEntryForm({
  id,
  entry,
  dose = entry.currentDose,
  wrongEnd,
  onSubmit,
}: EditEntryFormProps) {
  const form = useForm<EntryValues, unknown, Entry>({
    resolver: schemaResolver(async () =>
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
  const draft = useDraft(form, { isEdit: true })
  const [currentDose, frequency, notes] = useWatch({
    control: form.control,
    name: ['currentDose', 'frequency', 'notes'],
  })
  const warnings = useEntryWarnings({ currentDose, frequency, notes }, { id: entry.id })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <DoseField label={entry.peptide?.label} before={entry.currentDose} others={warnings} />
        <FrequencyField />
        <DateFields start={entry.startDate} hint="Doses are due from this day on." refusal={wrongEnd} />
        <NotesField />
      </form>
    </FormProvider>
  )
}
