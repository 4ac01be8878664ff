import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isSameDose } from '@pepwell/domain/doses/same-dose'
import { peptideName } from '@pepwell/domain/plan/plan'
import { alsoAtFor, presetSchedule } from '@pepwell/domain/reminders/presets'
import { doseWarnings } from '@pepwell/domain/safety/dose-warnings'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { filledBy, type ReminderValues } from './reminder-values.ts'

/** Compares the form's dose with the plan. A reminder that follows the plan needs no edit at each step. */
function PlanDoseLine({ entries, className }: { entries: readonly PlanEntry[]; className: string }) {
  const { control, setValue } = useFormContext<ReminderValues>()
  const [entryId, typedDose = ''] = useWatch({ control, name: ['userPeptideId', 'dose'] })
  const planned = entries.find(({ id }) => id === Number(entryId))?.currentDose
  if (planned === undefined) return null
  if (isSameDose(typedDose, planned))
    return <p className={`${className} text-sm text-soft`}>The dose follows your plan.</p>
  const useThePlans = () => setValue('dose', planned, { shouldDirty: true, shouldValidate: true })
  return (
    <p className={`${className} flex flex-wrap items-center gap-x-2 text-sm text-warn-ink`}>
      The dose differs from your plan: {planned}
      <Button variant="ghost" size="sm" className="-my-2 -mx-3" onClick={useThePlans}>
        Use the plan's
      </Button>
    </p>
  )
}

/** Mistakes in a reminder's own dose. The server judges the rest, which needs the vial, once it is stored. */
const WARNED = ['MORE_THAN_DOUBLED', 'FACTOR_1000', 'ABOVE_HIGHEST']

/** Warns of a dose that differs from the plan, before it is saved. */
function OwnDoseWarnings({ entries, className }: { entries: readonly PlanEntry[]; className: string }) {
  const { control } = useFormContext<ReminderValues>()
  const [entryId, dose = ''] = useWatch({ control, name: ['userPeptideId', 'dose'] })
  const entry = entries.find(({ id }) => id === Number(entryId))
  if (!entry || isSameDose(dose, entry.currentDose)) return null
  const { frequency, currentDose: planned, peptide } = entry
  const warnings = doseWarnings({ dose, frequency, planned, label: peptide?.label ?? null })
  const messages = warnings.filter(({ code }) => WARNED.includes(code)).map(({ message }) => message)
  return (
    <div className={className}>
      <WarningNotes messages={messages} />
    </div>
  )
}

/** The reminder's peptide. Choosing one fills in dose and title, and the frequency unless already set. */
export function PeptideField({ entries, today }: { entries: readonly PlanEntry[]; today: CalendarDay }) {
  const { register, setValue, getValues, getFieldState, formState } = useFormContext<ReminderValues>()
  const isAutomatic = (title: string) =>
    title.trim() === '' || entries.some((entry) => filledBy(entry).title === title)
  const fillIn = (entryId: number) => {
    const entry = entries.find(({ id }) => id === entryId)
    if (!entry) return
    const again = { shouldValidate: formState.isSubmitted }
    const filled = filledBy(entry)
    setValue('dose', filled.dose, again)
    if (isAutomatic(getValues('title'))) setValue('title', filled.title, again)
    const schedule = presetSchedule(entry.frequency, today)
    const isUntouched = !getFieldState('frequency').isDirty && !getFieldState('days').isDirty
    if (!schedule || !isUntouched) return
    setValue('frequency', schedule.frequency, again)
    setValue('days', [...schedule.days], again)
    if (!getFieldState('alsoAt').isDirty) setValue('alsoAt', alsoAtFor(entry.frequency))
    for (const name of ['every', 'daysOn', 'daysOff'] as const) setValue(name, schedule[name], again)
  }
  const chosen = register('userPeptideId', {
    setValueAs: (id) => (id ? Number(id) : undefined),
    onChange: (event) => fillIn(Number(event.target.value)),
  })
  return (
    <Field label="Peptide" error={formState.errors.userPeptideId?.message}>
      <Select {...chosen} placeholder="Select a peptide">
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {peptideName(entry)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Title and dose of the reminder. */
export function WordingFields({ entries }: { entries: readonly PlanEntry[] }) {
  const { register, formState } = useFormContext<ReminderValues>()
  const { title, dose } = formState.errors
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      <Field label="Title" error={title?.message} className="flex-2 basis-52">
        <TextInput {...register('title')} autoComplete="off" placeholder="BPC-157 Reminder" />
      </Field>
      <Field label="Dose" error={dose?.message} className="flex-1 basis-28">
        <TextInput {...register('dose')} autoComplete="off" placeholder="0.5 mg" />
      </Field>
      <PlanDoseLine entries={entries} className="-mt-3 basis-full" />
      <OwnDoseWarnings entries={entries} className="-mt-5 basis-full" />
    </div>
  )
}
