import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { MOST_DOSE_STEPS } from '@pepwell/domain/plan/titration'
import { Plus } from 'lucide-react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { StepFields } from './step-fields.tsx'
import type { StepsValues, StepValues } from './step-lengths.ts'
import { StepTemplates } from './step-templates.tsx'
import type { FilledSteps } from './step-values.ts'

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
          {fields.map((field, at) => (
            <li key={field.id}>
              <StepFields at={at} onRemove={() => remove(at)} />
            </li>
          ))}
        </ol>
        {fields.length === 0 && <p className="text-soft">Save now to remove all steps.</p>}
        {fields.length < MOST_DOSE_STEPS && (
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
