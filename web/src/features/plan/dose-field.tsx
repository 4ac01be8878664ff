import type { Label } from '@pepwell/domain/catalogue/medicines'
import { doseProblem, plannedDoseWarnings } from '@pepwell/domain/safety/dose-warnings'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTypedDose } from '../../lib/forms/typed-dose.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Field } from '../../ui/field.tsx'
import { WarningNotes } from '../../ui/warning-notes.tsx'
import type { EntryValues } from './entry-form.ts'

interface DoseFieldProps {
  hint?: ReactNode
  label?: Label | null
  /** what the plan says so far */
  before?: string
  /** what the server warns of, as far as it is known */
  others?: readonly string[]
}

/** Never filled in from a catalogue: the dose is for the person and their prescriber to decide. What warns of it forbids nothing. */
export function DoseField({ hint, label, before, others = [] }: DoseFieldProps) {
  const { field, fieldState } = useController<EntryValues, 'currentDose'>({ name: 'currentDose' })
  const frequency = useWatch<EntryValues, 'frequency'>({ name: 'frequency' })
  const { onLeave, ...dose } = useTypedDose(field.value, field.onChange)
  const warnings = plannedDoseWarnings({ dose: field.value, frequency, label, before })
  // While a number is typed, its unit is only missing; a dose in the plan without one is asked about.
  const isWhole = field.value === before || doseProblem(field.value) === undefined
  const said = warnings.filter(({ code }) => code !== 'NO_UNIT' || isWhole)
  return (
    <div>
      <Field label="Current dose" hint={hint} error={fieldState.error?.message}>
        <AmountInput
          {...dose}
          ref={field.ref}
          onLeave={() => {
            onLeave()
            field.onBlur()
          }}
        />
      </Field>
      <WarningNotes messages={[...new Set([...said.map(({ message }) => message), ...others])]} />
    </div>
  )
}
