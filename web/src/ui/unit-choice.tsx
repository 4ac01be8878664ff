import { type Ref, useId } from 'react'
import { cx } from '../lib/classes.ts'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'

interface UnitChoiceProps {
  usual: readonly { value: string; label: string }[]
  others: readonly { value: string; label: string }[]
  /** empty until chosen */
  value: string
  onChange: (unit: string) => void
  /** the first unit */
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A unit: common ones as buttons, others in a list. */
export function UnitChoice({ usual, others, value, onChange, ref, className }: UnitChoiceProps) {
  const id = useId()
  const other = others.some((one) => one.value === value) ? value : ''
  return (
    <div className={cx('flex min-w-0 flex-wrap gap-2', className)}>
      <Segmented
        legend="Unit"
        tight
        className="flex-[3] basis-56"
        options={usual}
        value={value}
        onChange={onChange}
        ref={ref}
      />
      <div className="flex-1 basis-30">
        <Select
          id={id}
          aria-label="Other unit"
          value={other}
          onChange={(event) => event.target.value && onChange(event.target.value)}
        >
          <option value="">Other</option>
          {others.map((unit) => (
            <option key={unit.value} value={unit.value}>
              {unit.label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
