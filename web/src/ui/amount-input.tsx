import type { Ref } from 'react'
import { Button } from './button.tsx'
import { NumberInput, TextInput } from './text-input.tsx'
import { UnitChoice } from './unit-choice.tsx'

type Units = readonly { value: string; label: string }[]

interface AmountInputProps {
  /** as typed */
  number: string
  /** empty until chosen */
  unit: string
  commonUnits: Units
  otherUnits: Units
  /** the amount is free text, not a number */
  isInWords: boolean
  onNumber: (number: string) => void
  onUnit: (unit: string) => void
  /** called on blur of the number */
  onLeave?: () => void
  /** asks before a unit change that changes the amount */
  question?: { text: string; yes: string; onYes: () => void }
  ref?: Ref<HTMLInputElement>
}

/** An amount with its unit as separate controls. Inside a Field, whose label belongs to the number. */
export function AmountInput(props: AmountInputProps) {
  const { number, unit, commonUnits, otherUnits, isInWords, onNumber, onUnit, onLeave, question, ref } = props
  const Input = isInWords ? TextInput : NumberInput
  return (
    <div className="flex flex-wrap items-start gap-x-2 not-has-[p]:-mb-2 gap-y-2">
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
        usual={commonUnits}
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
