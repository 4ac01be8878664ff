import { zodResolver } from '@hookform/resolvers/zod'
import type { Peptide } from '@pepwell/contract/catalogue'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { FormProvider, useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { DoseField, NotesField } from './entry-fields.tsx'
import { type NewEntry, NewEntryForm, type NewEntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'

interface AddEntryFormProps {
  id: string
  peptide: Peptide
  today: CalendarDay
  onSubmit: (entry: NewEntry) => void
}

/** What the catalogue says stands beside the dose, never in it: that is for the person and their prescriber. */
export function AddEntryForm({ id, peptide, today, onSubmit }: AddEntryFormProps) {
  const form = useForm<NewEntryValues, unknown, NewEntry>({
    resolver: zodResolver(NewEntryForm),
    defaultValues: { currentDose: '', frequency: peptide.frequency, notes: '', startDate: today },
  })
  const startDate = form.register('startDate', { setValueAs: (day) => day || undefined })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DoseField
          hint={
            <>
              Yours to fill in, as you and your prescriber decided.
              <span className="mt-1.5 block border-l-2 border-edge/50 pl-2.5">
                The database says: {peptide.recommendedDose}
              </span>
            </>
          }
        />
        <FrequencyField />
        <Field label="Start date" optional error={form.formState.errors.startDate?.message}>
          <TextInput type="date" {...startDate} />
        </Field>
        <NotesField />
      </form>
    </FormProvider>
  )
}
