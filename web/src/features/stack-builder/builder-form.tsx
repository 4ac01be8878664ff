import {
  experienceLevels,
  stackTimelines,
  type WeightLossPeptide,
  weightLossPeptides,
} from '@pepwell/domain/stacks/questions'
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import type { Draft } from '../../ui/use-draft.ts'
import type { BuilderValues } from './builder-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { GoalsField } from './goals-field.tsx'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const named = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }))

const noted: Record<WeightLossPeptide, string> = {
  semaglutide: 'Semaglutide',
  tirzepatide: 'Tirzepatide',
  retatrutide: 'Retatrutide',
}

/** Characters per line on a phone, for browsers without field-sizing. */
const LETTERS_IN_A_ROW = 30

const rowsFor = (text: string): number => Math.max(2, Math.ceil(text.length / LETTERS_IN_A_ROW))

interface BuilderFormProps {
  form: UseFormReturn<BuilderValues>
  draft: Draft
  /** the current plan in one line; empty without one */
  currentPeptides: string
  /** error of the last request */
  problem?: string
  onSubmit: (values: BuilderValues) => void
}

/** The stack builder's form. */
export function BuilderForm({ form, draft, currentPeptides, problem, onSubmit }: BuilderFormProps) {
  const goals = useWatch({ control: form.control, name: 'goals' })
  return (
    <FormProvider {...form}>
      <Card as="section" aria-label="Your answers" className="max-w-3xl">
        <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-6">
          <DraftNote draft={draft} />
          <GoalsField />
          {goals.includes('weight-loss') && (
            <ChoiceField
              name="weightLossPeptide"
              legend="Weight Loss Peptide"
              options={weightLossPeptides.map((value) => ({ value, label: noted[value] }))}
            />
          )}
          {currentPeptides && (
            <Field label="Current Peptides" hint="From your plan.">
              <TextArea
                readOnly
                rows={rowsFor(currentPeptides)}
                value={currentPeptides}
                className="field-sizing-content bg-sunken"
              />
            </Field>
          )}
          <ChoiceField name="experienceLevel" legend="Experience Level" options={named(experienceLevels)} />
          <ChoiceField name="timeline" legend="Timeline" options={named(stackTimelines)} />
          <FormProblem text={problem} />
          <Button type="submit" size="lg" className="self-end max-md:w-full">
            Generate Stack
          </Button>
        </form>
      </Card>
    </FormProvider>
  )
}
