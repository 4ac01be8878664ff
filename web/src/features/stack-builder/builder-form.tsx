import {
  experienceLevels,
  type StackGoal,
  stackGoalLabels,
  stackGoals,
  stackTimelines,
  type WeightLossPeptide,
  weightLossPeptides,
} from '@pepwell/domain/stacks/questions'
import { useId } from 'react'
import { FormProvider, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { cx } from '../../lib/classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import type { Draft } from '../../ui/use-draft.ts'
import type { BuilderValues } from './builder-values.ts'

/** A label around a checkbox or radio button, for short lists. */
const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge/60 bg-surface px-4 font-semibold ' +
  'transition-colors duration-100 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft ' +
  'has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-accent'

interface ChoiceFieldProps {
  name: 'weightLossPeptide' | 'experienceLevel' | 'timeline'
  legend: string
  options: readonly { value: string; label: string }[]
}

/** A radio mark. */
const Mark = ({ isChosen }: { isChosen: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'mr-2 size-4 shrink-0 rounded-full',
      isChosen ? 'border-5 border-accent' : 'border-2 border-edge',
    )}
  />
)

function ChoiceField({ name, legend, options }: ChoiceFieldProps) {
  const { field, fieldState } = useController<BuilderValues, typeof name>({ name })
  const id = useId()
  const { error } = fieldState
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, index) => (
          <label key={value} className={cx(chip, 'pl-3')}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              className="sr-only"
              checked={field.value === value}
              onChange={() => field.onChange(value)}
            />
            <Mark isChosen={field.value === value} />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}

/** Goals; any number can be selected. */
function GoalsField() {
  const { field, fieldState } = useController<BuilderValues, 'goals'>({ name: 'goals' })
  const id = useId()
  const { error } = fieldState
  const toggle = (goal: StackGoal, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, goal] : field.value.filter((one) => one !== goal))
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">Goals</legend>
      <div className="flex flex-wrap gap-2">
        {stackGoals.map((goal, index) => (
          <label key={goal} className={chip}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              className="sr-only"
              checked={field.value.includes(goal)}
              onChange={(event) => toggle(goal, event.target.checked)}
            />
            {stackGoalLabels[goal]}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}

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
