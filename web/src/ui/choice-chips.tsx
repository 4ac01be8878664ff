import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../lib/classes.ts'

interface Choice<Value> {
  value: Value
  label: string
  /** the full text of a truncated label */
  name?: string
}

interface ChoiceChipsProps<Value> {
  legend: string
  hint?: ReactNode
  error?: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** the first option, which receives focus on an error */
  first?: Ref<HTMLInputElement>
  className: string
}

/** Multiple choice from a short list. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, hint, error, choices, chosen, onChange, first, className } = props
  const id = useId()
  const described = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className="min-w-0" aria-describedby={described}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={className}>
        {choices.map(({ value, label, name }, index) => (
          <label
            key={value}
            className={cx(
              'relative grid min-h-11 min-w-0 cursor-pointer content-center rounded-xl border text-center font-semibold',
              'hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              error ? 'border-danger' : 'border-edge/60',
            )}
          >
            <input
              ref={index === 0 ? first : undefined}
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-label={name}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
