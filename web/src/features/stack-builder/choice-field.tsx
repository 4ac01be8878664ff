import { useId } from 'react'
import { useController } from 'react-hook-form'
import { cx } from '../../lib/classes.ts'
import type { BuilderValues } from './builder-values.ts'
import { chip } from './chip.ts'

interface ChoiceFieldProps {
  name: 'weightLossPeptide' | 'experienceLevel' | 'timeline'
  legend: string
  options: readonly { value: string; label: string }[]
}

/** A radio mark. */
const Mark = ({ isChosen }: { isChosen: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'mr-2 size-4 shrink-0 rounded-full',
      isChosen ? 'border-5 border-accent' : 'border-2 border-edge',
    )}
  />
)

export function ChoiceField({ name, legend, options }: ChoiceFieldProps) {
  const { field, fieldState } = useController<BuilderValues, typeof name>({ name })
  const id = useId()
  const { error } = fieldState
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, at) => (
          <label key={value} className={cx(chip, 'pl-3')}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              className="sr-only"
              checked={field.value === value}
              onChange={() => field.onChange(value)}
            />
            <Mark isChosen={field.value === value} />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}
