import { type Dose, doseText } from '@pepwell/domain/doses/doses'
import { unitsText } from '@pepwell/domain/doses/syringe-words'
import { type Syringe, unitsOf } from '@pepwell/domain/doses/syringes'
import { stepOf, stepped, type Vial, volumeToDraw } from '@pepwell/domain/vials/vials'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** Full unit names for screen readers. */
const SPOKEN: Partial<Record<Dose['unit'], string>> = {
  mg: 'milligrams',
  mcg: 'micrograms',
  IU: 'international units',
  units: 'units on the syringe',
  mL: 'millilitres',
}

const buttonStyle =
  'grid size-13 shrink-0 place-items-center rounded-2xl bg-sunken text-ink transition-colors duration-100 hover:bg-line disabled:opacity-40'

/** The unit scale of a dose. */
export interface Measured {
  syringe: Syringe
  vial?: Vial
  dose?: Dose
}

/** '0.5 milligrams, 10 units on the syringe' */
function spoken(text: string, { dose, vial, syringe }: Measured): string {
  if (!dose) return text || 'empty'
  const volume = vial && dose.unit !== 'units' && volumeToDraw(dose, vial, syringe.scale)
  const unitsLabel = volume && `, ${unitsText(unitsOf(volume, syringe.scale))} on the syringe`
  const unit = SPOKEN[dose.unit]
  return `${unit ? `${dose.amount} ${unit}` : doseText(dose)}${unitsLabel || ''}`
}

/** Width in digits: digits have equal widths, punctuation is narrower. */
const digitsOf = (text: string): number => {
  const marks = text.replaceAll(/\d/g, '').length
  return Math.max(text.length - marks, 1) + marks / 2
}

/** Maximum widths of a digit and of a unit's letter, relative to the font size. */
const LETTER = 0.66
const LETTER_OF_WORD = 0.52
const WIDEST_ABBREVIATION = 2.35

/** Space next to the number: two buttons of 3.25rem, plus gaps. */
const BESIDE = '7.875rem'

/** The unit's font size in rem: 'applications' leaves too little room otherwise. */
const unitSize = (unit: string): number => (unit.length > 8 ? 1 : 1.45)

/**
 * 58 px, or less if a digit wouldn't fit: a clipped digit is a different dose. Below 1rem, iOS zooms into the field.
 */
const sizeOf = (text: string, unit: string): string => {
  const widest = Math.max(WIDEST_ABBREVIATION, unit.length * LETTER_OF_WORD)
  const unitRoom = (Math.min(unit.length * LETTER, widest) * unitSize(unit)).toFixed(2)
  const digits = (digitsOf(text) * LETTER).toFixed(2)
  return `max(1rem, min(3.625rem, (100cqi - ${BESIDE} - ${unitRoom}rem) / ${digits}))`
}

/** The number after plus or minus. */
function useSteps({ amount, unit, syringe, vial }: AmountScaleProps) {
  const typed = typedNumber(amount.value)
  const step = stepOf(unit ?? 'mg', syringe, vial)
  const move = (direction: 1 | -1) => {
    const next = typed && typed > 0 ? stepped(typed, step, direction) : direction === 1 ? step : undefined
    if (next !== undefined) amount.onChange(String(next))
  }
  return { typed, move }
}

interface AmountScaleProps extends Measured {
  amount: {
    name: string
    value: string
    onChange: (value: unknown) => void
    onBlur: () => void
    ref: Ref<HTMLInputElement>
  }
  unit: Dose['unit'] | null
  /** id of the error message */
  problemId?: string
}

/** The amount as a large editable number, with plus and minus by one syringe line. */
export function AmountScale(props: AmountScaleProps) {
  const { amount, unit, problemId } = props
  const { typed, move } = useSteps(props)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  const unitWord = (unit && doseText({ amount: typed || 2, unit }).split(' ')[1]) || ''
  return (
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
          aria-valuetext={spoken(amount.value, props)}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          placeholder="0"
          onKeyDown={keys}
          style={{ width: `${digitsOf(amount.value)}ch`, fontSize: sizeOf(amount.value, unitWord) }}
          className="min-w-0 rounded-lg bg-transparent text-center leading-none tracking-[-0.03em] placeholder:text-soft/50"
        />
        <span aria-hidden="true" style={{ fontSize: `${unitSize(unitWord)}rem` }}>
          {unitWord}
        </span>
      </label>
      <button type="button" aria-label="More" className={buttonStyle} onClick={() => move(1)}>
        <Plus className="size-5" />
      </button>
    </div>
  )
}
