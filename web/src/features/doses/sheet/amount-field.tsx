import { type Dose, doseText } from '@pepwell/domain/doses/doses'
import { readableDose } from '@pepwell/domain/doses/readable-dose'
import type { SyringeScale } from '@pepwell/domain/doses/syringes'
import { noUnitText } from '@pepwell/domain/safety/dose-warnings'
import { convertedBy, type Vial } from '@pepwell/domain/vials/vials'
import { type Ref, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import {
  commonUnits,
  IN_WORDS,
  isUnitChoice,
  otherUnits,
  type UnitChoice as Unit,
} from '../../../lib/forms/dose-units.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { UnitChoice } from '../../../ui/unit-choice.tsx'
import { AmountScale, type Measured } from './amount-scale.tsx'
import { type DoseValues, doseOf } from './dose-values.ts'
import { FieldError } from './field-error.tsx'

interface UnitRowProps {
  unit: { value: Unit | null; onChange: (unit: Unit) => void; ref: Ref<HTMLInputElement> }
  amount: { value: string; onChange: (amount: string) => void }
  vial?: Vial
  scale: SyringeScale
}

/** The unit. Changing it keeps the number and asks whether that was meant: nothing converts silently. */
function UnitRow({ unit, amount, vial, scale }: UnitRowProps) {
  const [changed, setChanged] = useState<{ from: Dose; to: Dose }>()
  const choose = (next: string) => {
    if (!isUnitChoice(next)) return
    const from = doseOf({ amount: amount.value, unit: unit.value })
    const to = from && next !== IN_WORDS ? convertedBy(from, next, vial && { vial, scale }) : undefined
    setChanged(from && to && { from, to })
    if (next === IN_WORDS) amount.onChange(from ? doseText(from) : amount.value)
    else if (unit.value === IN_WORDS) amount.onChange('')
    unit.onChange(next)
  }
  const isAsked = changed?.to.unit === unit.value && String(changed?.from.amount) === amount.value
  return (
    <>
      <UnitChoice
        usual={commonUnits}
        others={otherUnits}
        value={unit.value ?? ''}
        onChange={choose}
        ref={unit.ref}
      />
      <div role="status" className="empty:hidden">
        {changed && isAsked && (
          <div className="flex items-center gap-3 rounded-xl bg-info-soft py-1.5 pr-1.5 pl-3.5 text-info-ink">
            <p className="flex-1 tabular-nums">
              {readableDose(changed.from)} is {readableDose(changed.to)}.
            </p>
            <Button variant="secondary" size="sm" onClick={() => amount.onChange(String(changed.to.amount))}>
              Use {readableDose(changed.to)}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

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
    <div className="@container flex flex-col gap-2 md:gap-3">
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
