import { noUnitText } from '@pepwell/domain/dose-warnings'
import { type Dose, type DoseUnit, doseText } from '@pepwell/domain/doses'
import { unitsText } from '@pepwell/domain/syringe-words'
import { type Syringe, unitsOf } from '@pepwell/domain/syringes'
import { drawnVolume, stepOf, stepped, type Vial } from '@pepwell/domain/vials'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { typedNumber } from '../../../lib/typed-number.ts'
import type { DoseValues } from './dose-values.ts'
import { FieldError } from './field-error.tsx'
import { amountFields } from './start-values.ts'
import { UnitRow } from './unit-row.tsx'

const SPOKEN: Record<DoseUnit, string> = {
  mg: 'milligrams',
  mcg: 'micrograms',
  IU: 'international units',
  units: 'units on the syringe',
  mL: 'millilitres',
}

const ERROR_ID = 'dose-problem'

const buttonStyle =
  'grid size-13 shrink-0 place-items-center rounded-2xl bg-sunken text-ink transition-colors duration-100 hover:bg-line disabled:opacity-40'

interface AmountFieldProps {
  syringe: Syringe
  vial?: Vial
  dose?: Dose
  /** what the plan says, or was logged: shown where it is no amount */
  words?: string
}

/** '0.5 milligrams, 10 units on the syringe' */
function spoken(text: string, unit: DoseUnit | null, { dose, vial, syringe }: AmountFieldProps): string {
  if (!dose || !unit) return text || 'empty'
  const volume = vial && dose.unit !== 'units' && drawnVolume(dose, vial, syringe.scale)
  const drawn = volume && `, ${unitsText(unitsOf(volume, syringe.scale))} on the syringe`
  return `${dose.amount} ${SPOKEN[unit]}${drawn || ''}`
}

/** How many digits wide it is: digits are alike, marks take less. */
const digitsOf = (text: string): number => {
  const marks = text.replaceAll(/\d/g, '').length
  return Math.max(text.length - marks, 1) + marks / 2
}

/** Of the size of its letters, a digit is so wide, and so is a letter of a unit at most: 'units' has narrow ones. */
const LETTER = 0.66
const WIDEST_UNIT = 2.35

/** What stands beside the number: two buttons of 3.25rem, and what is between all of them. */
const BESIDE = '7.875rem'

const UNIT_REM = 1.45

/**
 * As large as there is room for: 58 px, and less where a digit would be out of sight. A dose of which one is cut off is
 * another dose.
 */
const sizeOf = (text: string, unit: string): string => {
  const unitRoom = (Math.min(unit.length * LETTER, WIDEST_UNIT) * UNIT_REM).toFixed(2)
  return `min(3.625rem, (100cqi - ${BESIDE} - ${unitRoom}rem) / ${(digitsOf(text) * LETTER).toFixed(2)})`
}

/** The number, and what plus and minus make of it. */
function useAmount({ syringe, vial }: AmountFieldProps) {
  const { control, formState } = useFormContext<DoseValues>()
  const amount = useController({ control, name: 'amount' })
  const unit = useController({ control, name: 'unit' })
  const typed = typedNumber(amount.field.value)
  const step = stepOf(unit.field.value ?? 'mg', syringe, vial)
  const move = (direction: 1 | -1) => {
    const next = typed && typed > 0 ? stepped(typed, step, direction) : direction === 1 ? step : undefined
    if (next !== undefined) amount.field.onChange(String(next))
  }
  const missing = unit.fieldState.error && (typed ? noUnitText(amount.field.value) : 'Please choose a unit')
  const problem = amount.fieldState.error?.message ?? missing
  return { amount: amount.field, unit: unit.field, typed, move, problem, isTried: formState.isSubmitted }
}

/** How much: read like a scale, typed on a tap, a line of the syringe more or less with plus and minus. */
export function AmountField(props: AmountFieldProps) {
  const { amount, unit, typed, move, problem } = useAmount(props)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  const unitWord = unit.value && doseText({ amount: typed || 2, unit: unit.value }).split(' ')[1]
  return (
    <div className="@container flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <button type="button" aria-label="Less" className={buttonStyle} onClick={() => move(-1)}>
          <Minus className="size-5" />
        </button>
        <label className="flex min-w-0 cursor-text items-baseline gap-1.5 font-bold tabular-nums">
          <span className="sr-only">Dose</span>
          <input
            {...amount}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-label="Dose"
            aria-valuenow={typed && typed > 0 ? typed : undefined}
            aria-valuetext={spoken(amount.value, unit.value, props)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? ERROR_ID : undefined}
            placeholder="0"
            onKeyDown={keys}
            style={{ width: `${digitsOf(amount.value)}ch`, fontSize: sizeOf(amount.value, unitWord ?? '') }}
            className="min-w-0 rounded-lg bg-transparent text-center leading-none tracking-[-0.03em] placeholder:text-soft/50"
          />
          <span aria-hidden="true" className="text-[1.45rem]">
            {unitWord}
          </span>
        </label>
        <button type="button" aria-label="More" className={buttonStyle} onClick={() => move(1)}>
          <Plus className="size-5" />
        </button>
      </div>
      <UnitRow unit={unit} amount={amount} vial={props.vial} scale={props.syringe.scale} />
      {props.words && amountFields(props.words).amount === '' && (
        <p className="text-sm text-soft">It says “{props.words}” so far.</p>
      )}
      <FieldError id={ERROR_ID} text={problem} />
    </div>
  )
}
