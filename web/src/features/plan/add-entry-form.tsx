import { isOwnPeptide } from '@pepwell/domain/catalogue/peptides'
import { dayOf, wallTimeAt } from '@pepwell/domain/time/calendar'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { cx } from '../../lib/classes.ts'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { DoseField } from './dose-field.tsx'
import { EndField } from './end-field.tsx'
import { FrequencyField } from './frequency-field.tsx'
import { NotesField } from './notes-field.tsx'
import type { Plannable } from './plannable.ts'
import { useEntryWarnings } from './use-entry-warnings.ts'
import { ChosenSteps } from './when/chosen-steps.tsx'
import type { NewEntry, NewEntryValues } from './when/new-entry-form.ts'
import { WhenFields } from './when/when-fields.tsx'

interface AddEntryFormProps {
  id: string
  peptide: Plannable
  timeZone: string
  /** the person's calculated dose, if any */
  dose?: string
  doseOf?: string
  isFirst?: boolean
  /** the server's error for the end date */
  endRefusal?: string
  onSubmit: (entry: NewEntry) => void
}

/** Characters that fit on two lines of a phone. */
const SHORT = 90

/** The typical dose, or what the person wrote of their own peptide. A tap shows all of a long one. */
function Typical({ about, recommendedDose }: Plannable) {
  const [isOpen, setOpen] = useState(false)
  const text = `${isOwnPeptide(about) ? 'You wrote' : 'Typical'}: ${recommendedDose}`
  const style = 'mt-1.5 border-l-2 border-edge/50 pl-2.5'
  if (text.length <= SHORT) return <span className={`block ${style}`}>{text}</span>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={`flex min-h-11 w-full items-start gap-2 text-left ${style}`}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={cx('flex-1', !isOpen && 'line-clamp-2')}>{text}</span>
      <ChevronDown className={cx('mt-0.5 size-4 shrink-0', isOpen && 'rotate-180')} aria-hidden="true" />
    </button>
  )
}

/** The typical dose is a hint next to the field, never its value: the dose is up to the person and their prescriber. */
export default function AddEntryForm({
  id,
  peptide,
  timeZone,
  dose = '',
  doseOf,
  isFirst = false,
  endRefusal,
  onSubmit,
}: AddEntryFormProps) {
  const [now] = useState(serverNow)
  const today = dayOf(now, timeZone)
  const openedAt = wallTimeAt(now, timeZone)
  const form = useForm<NewEntryValues, unknown, NewEntry>({
    resolver: schemaResolver(async () =>
      (await import('./when/new-entry-form.ts')).newEntryForm({ today, openedAt }),
    ),
    defaultValues: {
      currentDose: dose,
      frequency: peptide.frequency,
      notes: '',
      startDate: today,
      endDate: '',
      ...{ isReminded: true, time: null, alsoAt: null, days: null, steps: [] },
    },
  })
  const draft = useDraft(form)
  const [currentDose, frequency, notes, firstDay] = useWatch({
    control: form.control,
    name: ['currentDose', 'frequency', 'notes', 'startDate'],
  })
  const warnings = useEntryWarnings({ currentDose, frequency, notes }, peptide.about)
  const send = form.handleSubmit(onSubmit)
  const steps = !isOwnPeptide(peptide.about) && (
    <ChosenSteps peptideId={peptide.about.peptideId} onChosen={isFirst ? () => void send() : undefined} />
  )
  const { endDate, notes: longNotes } = form.formState.errors
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={send} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        {isFirst && steps}
        <DoseField
          label={peptide.label}
          others={warnings}
          hint={
            <>
              {dose && doseOf && `${doseOf} takes ${dose}. `}
              Enter the dose you and your prescriber agreed on.
              <Typical {...peptide} />
            </>
          }
        />
        {!isFirst && steps}
        <FrequencyField />
        <WhenFields today={today} openedAt={openedAt} />
        <Fold label="More" open={Boolean(endRefusal || endDate || longNotes)}>
          <div className="flex flex-col gap-5">
            <EndField start={firstDay || today} refusal={endRefusal} />
            <NotesField />
          </div>
        </Fold>
      </form>
    </FormProvider>
  )
}
