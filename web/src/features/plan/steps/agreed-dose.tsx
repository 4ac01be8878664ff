import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { WarningNotes } from '../../../ui/warning-notes.tsx'

/** A step to continue with, and the decision that leads to it. */
interface AgreedStep {
  decision: 'take' | 'stay' | 'back'
  to: number
}

/** The steps that a person on hold can go on with: the next one on its day, the current and the earlier ones. */
function choicesOf({ steps, current, next }: DoseSteps) {
  const at = current?.step ?? -1
  const last = next?.stage === 'due' ? next.step : at
  return steps.slice(0, last + 1).map(({ dose }, step) => ({
    value: String(step),
    label: step === at ? `${dose}, as now` : step > at ? `${dose}, next step` : dose,
    decision: step === at ? ('stay' as const) : step > at ? ('take' as const) : ('back' as const),
  }))
}

interface AgreedDoseProps {
  state: DoseSteps
  name: string
  pending: boolean
  onOpenChange: (open: boolean) => void
  onAgreed: (step: AgreedStep) => void
}

/** Asks which dose a person on hold agreed on with the prescriber. */
export default function AgreedDose({ state, name, pending, onOpenChange, onAgreed }: AgreedDoseProps) {
  const choices = choicesOf(state)
  const [value, setValue] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const takes = choices.find((choice) => choice.value === value)?.decision === 'take'
  const choose = (step: string) => {
    setValue(step)
    setMissing(false)
  }
  const save = () => {
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen) onAgreed({ decision: chosen.decision, to: Number(chosen.value) })
    else setMissing(true)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Which dose did you agree on?"
      description={`${name}, with your prescriber`}
      confirmLabel="Save"
      pendingLabel="Saving..."
      pending={pending}
      onConfirm={save}
    >
      <Segmented
        legend="Dose"
        showLegend
        vertical
        className="mt-4"
        options={choices}
        value={value ?? null}
        onChange={choose}
      />
      <WarningNotes messages={takes ? (state.next?.warnings ?? []).map(({ message }) => message) : []} />
      <FormProblem text={isMissing ? 'Choose a dose' : undefined} />
    </ConfirmDialog>
  )
}
