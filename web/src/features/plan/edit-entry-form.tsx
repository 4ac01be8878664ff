import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { DoseField } from './dose-field.tsx'
import { EndField } from './end-field.tsx'
import type { Entry, EntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import { NotesField } from './notes-field.tsx'
import { useEntryWarnings } from './use-entry-warnings.ts'

interface DateFieldsProps {
  /** the default start */
  start: CalendarDay
  /** a note about a changed start, if any */
  hint?: string
  /** the server's error for the end date */
  refusal?: string
}

/** A regimen's start and end. */
function DateFields({ start, hint, refusal }: DateFieldsProps) {
  const { register, control, formState } = useFormContext<EntryValues>()
  const chosen = useWatch({ control, name: 'startDate' }) || start
  return (
    <>
      <Field label="Start date" optional hint={hint} error={formState.errors.startDate?.message}>
        <TextInput type="date" {...register('startDate', { setValueAs: (day) => day || undefined })} />
      </Field>
      <EndField start={chosen} refusal={refusal} />
    </>
  )
}

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
