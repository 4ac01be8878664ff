import { isOwnPeptide } from '@pepwell/domain/catalogue/peptides'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { FormProvider, useForm } from 'react-hook-form'
import { lazyResolver } from '../../lib/rendering/lazy-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { DateFields } from './date-fields.tsx'
import { DoseField } from './dose-field.tsx'
import type { Entry, EntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import { NotesField } from './notes-field.tsx'
import type { Plannable } from './plannable.ts'
import { useEntryWarnings } from './use-entry-warnings.ts'

interface AddEntryFormProps {
  id: string
  peptide: Plannable
  today: CalendarDay
  /** the person's own dose, where they have calculated it */
  dose?: string
  doseOf?: string
  /** what the server says against the end */
  endRefusal?: string
  onSubmit: (entry: Entry) => void
}

/** Who says what stands beside the dose: the person, of a peptide of their own. */
const source = ({ about }: Plannable): string => (isOwnPeptide(about) ? 'You wrote' : 'Typical')

/** What is said of a peptide stands beside the dose, never in it: that is for the person and their prescriber. */
export default function AddEntryForm({
  id,
  peptide,
  today,
  dose = '',
  doseOf,
  endRefusal,
  onSubmit,
}: AddEntryFormProps) {
  const form = useForm<EntryValues, unknown, Entry>({
    resolver: lazyResolver(async () => (await import('./entry-form.ts')).entryForm(today)),
    defaultValues: {
      currentDose: dose,
      frequency: peptide.frequency,
      notes: '',
      startDate: today,
      endDate: '',
    },
  })
  const draft = useDraft(form)
  const warnings = useEntryWarnings(form, peptide.about)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <DoseField
          label={peptide.label}
          others={warnings}
          hint={
            <>
              {dose && doseOf && `${dose} is what ${doseOf} takes. `}
              Enter the dose you and your prescriber agreed on.
              <span className="mt-1.5 block border-l-2 border-edge/50 pl-2.5">
                {source(peptide)}: {peptide.recommendedDose}
              </span>
            </>
          }
        />
        <FrequencyField />
        <DateFields start={today} refusal={endRefusal} />
        <NotesField />
      </form>
    </FormProvider>
  )
}
