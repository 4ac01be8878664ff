import { Check, Minus } from 'lucide-react'
import type { ChangeEvent } from 'react'

interface CheckboxProps {
  /** accessible name: 'Select Jonas Berg' */
  label: string
  checked: boolean
  /** partially selected */
  some?: boolean
  /** `span` selects a range because Shift was held */
  onChange: (how: { span: boolean }) => void
}

const box =
  'peer size-4.5 cursor-pointer appearance-none rounded-md border-[1.5px] border-edge bg-surface ' +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent'

const mark = 'pointer-events-none absolute hidden size-3.5 stroke-3 text-on-accent'

/** A row's checkbox with a touch-sized target. */
export function Checkbox({ label, checked, some = false, onChange }: CheckboxProps) {
  const isPartly = some && !checked
  const change = ({ nativeEvent }: ChangeEvent) =>
    onChange({ span: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
  return (
    <label className="relative inline-grid size-11 cursor-pointer place-items-center md:size-8">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly
        }}
        onChange={change}
        className={box}
      />
      <Check className={`${mark} peer-checked:block`} aria-hidden="true" />
      <Minus className={`${mark} peer-indeterminate:block`} aria-hidden="true" />
    </label>
  )
}
