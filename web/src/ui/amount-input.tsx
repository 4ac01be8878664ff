import type { Ref } from 'react'
import { Button } from './button.tsx'
import { Segmented } from './segmented.tsx'
import { NumberInput } from './text-input.tsx'

interface AmountInputProps {
  /** as it is typed */
  number: string
  /** empty while none is chosen */
  unit: string
  units: readonly string[]
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
  const { number, unit, units, onNumber, onUnit, onLeave, question, ref } = props
  return (
    <div className="flex flex-wrap gap-x-2 not-has-[p]:-mb-2 gap-y-2">
      <NumberInput
        ref={ref}
        value={number}
        onChange={(event) => onNumber(event.target.value)}
        onBlur={onLeave}
        placeholder="0"
        className="flex-1 basis-28"
      />
      <Segmented
        legend="Unit"
        tight
        className="flex-[2] basis-60"
        options={units.map((value) => ({ value, label: value }))}
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
