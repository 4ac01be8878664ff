import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { StepTemplates } from '../steps/step-templates.tsx'
import type { NewEntryValues } from './new-entry-form.ts'

const lengthText = ({ weeks, doses }: NewEntryValues['steps'][number]): string =>
  weeks ? ` for ${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : doses ? ` for ${doses} doses` : ''

/** Initial dose steps: a label's or trial's steps prefill the first dose; one tap removes them. */
interface ChosenStepsProps {
  peptideId: number
  /** called once steps were chosen and filled in */
  onChosen?: (() => void) | undefined
}

export function ChosenSteps({ peptideId, onChosen }: ChosenStepsProps) {
  const { setValue, control } = useFormContext<NewEntryValues>()
  const steps = useWatch({ control, name: 'steps' })
  const choose = (chosen: NewEntryValues['steps']) => {
    setValue('steps', chosen, { shouldDirty: true })
    if (chosen[0]) setValue('currentDose', chosen[0].dose, { shouldDirty: true, shouldValidate: true })
    onChosen?.()
  }
  if (steps.length === 0)
    return (
      <StepTemplates
        peptideId={peptideId}
        startsAtOnce={onChosen !== undefined}
        onChoose={(chosen) => choose(chosen.map(({ dose, weeks, doses }) => ({ dose, weeks, doses })))}
      />
    )
  return (
    <section aria-label="Dose steps" className="rounded-2xl bg-sunken p-3">
      <ol className="list-decimal pl-6 tabular-nums">
        {steps.map((step) => (
          <li key={step.dose}>
            {step.dose}
            {lengthText(step)}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-soft">We ask you on each step day.</p>
      <Button variant="ghost" size="sm" onClick={() => setValue('steps', [], { shouldDirty: true })}>
        Remove steps
      </Button>
    </section>
  )
}
