import type { Ref } from 'react'
import { Button } from './button.tsx'
import { NumberInput, TextInput } from './text-input.tsx'
import { UnitChoice } from './unit-choice.tsx'

type Units = readonly { value: string; label: string }[]

interface AmountInputProps {
  /** as it is typed */
  number: string
  /** empty while none is chosen */
  unit: string
  usualUnits: Units
  otherUnits: Units
  /** the amount is a text in words, not a number */
  isInWords: boolean
  onNumber: (number: string) => void
  onUnit: (unit: string) => void
  /** the number was left */
  onLeave?: () => void
  /** asked before a changed unit means another amount */
  question?: { text: string; yes: string; onYes: () => void }
  ref?: Ref<HTMLInputElement>
}

/** An amount and its unit, each chosen by itself; within a Field, whose label is the number's. */
export function AmountInput(props: AmountInputProps) {
  const { number, unit, usualUnits, otherUnits, isInWords, onNumber, onUnit, onLeave, question, ref } = props
  const Input = isInWords ? TextInput : NumberInput
  return (
    <div className="flex flex-wrap gap-x-2 not-has-[p]:-mb-2 gap-y-2">
      <Input
        ref={ref}
        value={number}
        onChange={(event) => onNumber(event.target.value)}
        onBlur={onLeave}
        placeholder={isInWords ? 'As its label says' : '0'}
        maxLength={100}
        className={isInWords ? 'flex-[2] basis-48' : 'flex-1 basis-28'}
      />
      <UnitChoice
        className="flex-[2] basis-60"
        usual={usualUnits}
        others={otherUnits}
        value={unit}
        onChange={onUnit}
      />
      <div role="status" className="w-full">
        {question && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-xl bg-info-soft py-1.5 pr-1.5 pl-3.5 text-ink">
            {question.text}
            <Button variant="secondary" size="sm" onClick={question.onYes}>
              {question.yes}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
