import { zodResolver } from '@hookform/resolvers/zod'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { isOwnPeptide } from '@pepwell/domain/peptides'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EndField } from './end-field.tsx'
import { DoseField, NotesField } from './entry-fields.tsx'
import { type NewEntry, type NewEntryValues, newEntryForm } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import type { Plannable } from './plannable.ts'

interface AddEntryFormProps {
  id: string
  peptide: Plannable
  today: CalendarDay
  /** the person's own dose, where they have calculated it */
  dose?: string
  /** what the server says against the end */
  endRefusal?: string
  onSubmit: (entry: NewEntry) => void
}

/** Who says what stands beside the dose: the person, of a peptide of their own. */
const source = ({ about }: Plannable): string => (isOwnPeptide(about) ? 'You wrote' : 'The database says')

/** What is said of a peptide stands beside the dose, never in it: that is for the person and their prescriber. */
export function AddEntryForm({ id, peptide, today, dose = '', endRefusal, onSubmit }: AddEntryFormProps) {
  const form = useForm<NewEntryValues, unknown, NewEntry>({
    resolver: zodResolver(newEntryForm(today)),
    defaultValues: {
      currentDose: dose,
      frequency: peptide.frequency,
      notes: '',
      startDate: today,
      endDate: '',
    },
  })
  const startDate = form.register('startDate', { setValueAs: (day) => day || undefined })
  const start = useWatch({ control: form.control, name: 'startDate' }) || today
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DoseField
          hint={
            <>
              Yours to fill in, as you and your prescriber decided.
              <span className="mt-1.5 block border-l-2 border-edge/50 pl-2.5">
                {source(peptide)}: {peptide.recommendedDose}
              </span>
            </>
          }
        />
        <FrequencyField />
        <Field label="Start date" optional error={form.formState.errors.startDate?.message}>
          <TextInput type="date" {...startDate} />
        </Field>
        <EndField start={start} refusal={endRefusal} />
        <NotesField />
      </form>
    </FormProvider>
  )
}
