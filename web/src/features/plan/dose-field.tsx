import type { Label } from '@pepwell/domain/catalogue/medicines'
import { doseInEnglish } from '@pepwell/domain/doses/dose-languages'
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
  /** the plan's current dose */
  before?: string
  /** the server's warnings, if loaded */
  others?: readonly string[]
}

/** Never prefilled from the catalog: the dose is up to the person and their prescriber. Warnings don't block. */
export function DoseField({ hint, label, before, others = [] }: DoseFieldProps) {
  const { field, fieldState } = useController<EntryValues, 'currentDose'>({ name: 'currentDose' })
  const frequency = useWatch<EntryValues, 'frequency'>({ name: 'frequency' })
  const { onLeave, ...dose } = useTypedDose(field.value, field.onChange)
  const warnings = plannedDoseWarnings({ dose: field.value, frequency, label, before })
  // While typing a number, the unit is only missing. A stored dose without a unit gets a question.
  const isWhole = field.value === before || doseProblem(field.value) === undefined
  const relevant = warnings.filter(({ code }) => code !== 'NO_UNIT' || isWhole)
  return (
    <div>
      <Field label="Current dose" hint={hint} error={fieldState.error?.message}>
        <AmountInput
          {...dose}
          ref={field.ref}
          onLeave={() => {
            onLeave()
            const english = doseInEnglish(field.value)
            if (english !== field.value) field.onChange(english)
            field.onBlur()
          }}
        />
      </Field>
      <WarningNotes messages={[...new Set([...relevant.map(({ message }) => message), ...others])]} />
    </div>
  )
}
