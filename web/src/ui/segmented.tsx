import { type Ref, useId } from 'react'
import { cx } from '../lib/classes.ts'

/** The selected segment looks raised; the touch target has the track's full height. */
const key =
  'before:absolute before:inset-1 before:-z-1 before:rounded-lg has-checked:text-ink ' +
  'has-checked:before:bg-surface has-checked:before:shadow-lift has-checked:dark:before:bg-line'

interface SegmentedProps<Value extends string> {
  /** the legend; visually hidden unless `showLegend` */
  legend: string
  showLegend?: boolean
  options: readonly { value: Value; label: string }[]
  /** null or an unknown value selects nothing */
  value: Value | null
  /** compact layout for short options */
  tight?: boolean
  onChange: (value: Value) => void
  /** vertical layout */
  vertical?: boolean
  /** the first option, for focus */
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A single choice from a short list. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, showLegend = false, tight = false, options, value, onChange, vertical = false } = props
  const { ref, className } = props
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={showLegend ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={cx('flex rounded-xl bg-sunken', vertical && 'flex-col')}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'relative isolate grid min-h-11 min-w-11 flex-auto cursor-pointer content-center rounded-xl text-center font-semibold whitespace-nowrap text-soft transition-colors duration-100 hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              key,
              tight ? 'px-1.5' : 'px-3',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              // Covers the whole segment, so touch exploration finds it where it is visible.
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
