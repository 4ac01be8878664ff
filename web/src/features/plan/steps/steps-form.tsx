import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { previewStepWarnings } from '@pepwell/contract/plan/dose-steps.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { MAX_DOSE_STEPS } from '@pepwell/domain/plan/titration'
import { Plus, X } from 'lucide-react'
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { useWarningPreview } from '../../../lib/forms/use-warning-preview.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { ShortStep } from './short-step.tsx'
import { type LengthKind, lengthKinds, type StepsValues, type StepValues } from './step-lengths.ts'
import { StepTemplates } from './step-templates.tsx'
import type { FilledSteps } from './step-values.ts'

/** Previews the warnings about the doses of unsaved steps. */
const previewSteps = ({ id, doses }: { id: number; doses: readonly string[] }, signal: AbortSignal) =>
  api(previewStepWarnings, { params: { id }, body: { doses: [...doses] } }, { signal })

const labels: Record<LengthKind, string> = {
  weeks: 'Weeks',
  doses: 'Doses',
  from: 'Starts on a date',
  open: 'No set length',
}

/** One step: dose, and length or start date. */
function StepFields({ at, entry, onRemove }: { at: number; entry: PlanEntry; onRemove: () => void }) {
  const { register, control, formState } = useFormContext<StepsValues>()
  const kind = useWatch({ control, name: `steps.${at}.kind` })
  const errors = formState.errors.steps?.[at]
  return (
    <fieldset className="min-w-0 rounded-2xl border border-line p-3">
      <legend className="sr-only">Step {at + 1}</legend>
      <div className="mb-2 flex items-center justify-between">
        <p aria-hidden="true" className="font-bold">
          Step {at + 1}
        </p>
        <IconButton aria-label={`Remove step ${at + 1}`} onClick={onRemove}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Field label="Dose" error={errors?.dose?.message} className="max-md:col-span-2">
          <TextInput {...register(`steps.${at}.dose`)} placeholder="0.5 mg" maxLength={100} />
        </Field>
        <Field label="Length">
          <Select {...register(`steps.${at}.kind`)}>
            {lengthKinds.map((value) => (
              <option key={value} value={value}>
                {labels[value]}
              </option>
            ))}
          </Select>
        </Field>
        {(kind === 'weeks' || kind === 'doses') && (
          <Field
            label={kind === 'weeks' ? 'How many weeks' : 'How many doses'}
            error={errors?.count?.message}
          >
            <TextInput {...register(`steps.${at}.count`)} inputMode="numeric" />
          </Field>
        )}
        {kind === 'from' && (
          <Field label="First day" error={errors?.from?.message}>
            <TextInput type="date" {...register(`steps.${at}.from`)} />
          </Field>
        )}
      </div>
      {entry.peptide && <ShortStep at={at} peptideId={entry.peptide.id} frequency={entry.frequency} />}
    </fieldset>
  )
}

/** What the label or the person's vial says against the doses of the steps; never blocks. */
function StepWarnings({ id }: { id: number }) {
  const steps = useWatch<StepsValues, 'steps'>({ name: 'steps' })
  const doses = steps.map(({ dose }) => dose)
  const { data } = useWarningPreview(previewSteps, `steps ${id}`, { id, doses })
  return <WarningNotes messages={(data?.warnings ?? []).map(({ message }) => message)} />
}

interface Length {
  weeks: number | null
  doses: number | null
  from?: string | null
}

const valuesOf = ({ dose, weeks, doses, from = null }: Length & { dose: string }): StepValues => ({
  dose,
  kind: weeks ? 'weeks' : doses ? 'doses' : from ? 'from' : 'open',
  count: String(weeks ?? doses ?? ''),
  from: from ?? '',
})

interface StepsFormProps {
  id: string
  entry: PlanEntry
  state: DoseSteps | undefined
  onSubmit: (filled: FilledSteps) => void
}

/** An entry's steps, one row each, from a template or typed. */
export default function StepsForm({ id, entry, state, onSubmit }: StepsFormProps) {
  const form = useForm<StepsValues, unknown, FilledSteps>({
    resolver: schemaResolver(async () => (await import('./step-values.ts')).stepsForm),
    defaultValues: {
      steps: state?.steps.map(valuesOf) ?? [{ dose: entry.currentDose, kind: 'weeks', count: '4', from: '' }],
    },
  })
  const draft = useDraft(form, { isEdit: true })
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'steps' })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
        <DraftNote draft={draft} />
        {entry.peptide && (
          <StepTemplates peptideId={entry.peptide.id} onChoose={(steps) => replace(steps.map(valuesOf))} />
        )}
        <ol aria-label="Steps" className="flex flex-col gap-4 empty:hidden">
          {fields.map((field, index) => (
            <li key={field.id}>
              <StepFields at={index} entry={entry} onRemove={() => remove(index)} />
            </li>
          ))}
        </ol>
        <StepWarnings id={entry.id} />
        {fields.length === 0 && <p className="text-soft">Save now to remove all steps.</p>}
        {fields.length < MAX_DOSE_STEPS && (
          <Button
            variant="secondary"
            onClick={() => append({ dose: '', kind: 'weeks', count: '4', from: '' })}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add step
          </Button>
        )}
      </form>
    </FormProvider>
  )
}
