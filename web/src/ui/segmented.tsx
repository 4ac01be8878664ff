import { useId } from 'react'
import { cx } from '../lib/classes.ts'

interface SegmentedProps<Value extends string> {
  /** what is chosen here; shown only to those who don't see the choices, unless `showLegend` */
  legend: string
  showLegend?: boolean
  options: readonly { value: Value; label: string }[]
  /** none of the options where nothing is chosen yet */
  value: Value
  /** many short options in a narrow place */
  tight?: boolean
  onChange: (value: Value) => void
  className?: string
}

/** One of a few choices, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, showLegend = false, tight = false, options, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={showLegend ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div className="flex rounded-xl bg-sunken ring-1 ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              tight ? 'px-1.5' : 'px-3',
              'grid min-h-11 flex-1 cursor-pointer content-center rounded-xl text-center font-semibold whitespace-nowrap text-soft transition-colors duration-100 hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
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
