import { noUnitText } from '@pepwell/domain/safety/dose-warnings'
import { useController, useFormContext } from 'react-hook-form'
import { IN_WORDS } from '../../../lib/forms/dose-units.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountScale, type Measured } from './amount-scale.tsx'
import type { DoseValues } from './dose-values.ts'
import { FieldError } from './field-error.tsx'
import { UnitRow } from './unit-row.tsx'

const ERROR_ID = 'dose-problem'

function useAmount() {
  const { control } = useFormContext<DoseValues>()
  const { field: amount, fieldState } = useController({ control, name: 'amount' })
  const { field: unit, fieldState: unitState } = useController({ control, name: 'unit' })
  const missing =
    unitState.error && (typedNumber(amount.value) ? noUnitText(amount.value) : 'Please choose a unit')
  return { amount, unit, problem: fieldState.error?.message ?? missing }
}

/** The amount: a number with a unit, or free text. */
export function AmountField(props: Measured) {
  const { amount, unit, problem } = useAmount()
  const problemId = problem ? ERROR_ID : undefined
  return (
    <div className="@container flex flex-col gap-3">
      {unit.value === IN_WORDS ? (
        <TextInput
          {...amount}
          aria-label="Dose"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
          autoComplete="off"
          maxLength={100}
          placeholder="As its label says"
        />
      ) : (
        <AmountScale {...props} amount={amount} unit={unit.value} problemId={problemId} />
      )}
      <UnitRow unit={unit} amount={amount} vial={props.vial} scale={props.syringe.scale} />
      <FieldError id={ERROR_ID} text={problem} />
    </div>
  )
}
