import { type Ref, useId } from 'react'
import { cx } from '../lib/classes.ts'

/** The chosen one lies on the track like a key; a finger meets the whole height of the track. */
const key =
  'before:absolute before:inset-1 before:-z-1 before:rounded-lg has-checked:text-ink ' +
  'has-checked:before:bg-surface has-checked:before:shadow-lift has-checked:dark:before:bg-line'

interface SegmentedProps<Value extends string> {
  /** what is chosen here; shown only to those who don't see the choices, unless `showLegend` */
  legend: string
  showLegend?: boolean
  options: readonly { value: Value; label: string }[]
  /** none of the options, or null, where nothing is chosen yet */
  value: Value | null
  /** many short options in a narrow place */
  tight?: boolean
  onChange: (value: Value) => void
  /** the choices below each other */
  vertical?: boolean
  /** the first choice, for what takes the focus there */
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** One of a few choices, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, showLegend = false, tight = false, options, value, onChange, vertical = false } = props
  const { ref, className } = props
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={showLegend ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={cx('flex rounded-xl bg-sunken', vertical && 'flex-col')}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className={cx(
              'relative isolate grid min-h-11 min-w-11 flex-1 cursor-pointer content-center rounded-xl text-center font-semibold whitespace-nowrap text-soft transition-colors duration-100 hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              key,
              tight ? 'px-1.5' : 'px-3',
            )}
          >
            <input
              ref={at === 0 ? ref : undefined}
              type="radio"
              name={name}
              // Over all of the key: who feels for it with a screen reader finds it where it is seen.
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
