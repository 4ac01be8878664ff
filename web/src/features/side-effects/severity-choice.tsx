import { severityWords } from '@pepwell/domain/side-effects/side-effects'
import { useId } from 'react'
import { cx } from '../../lib/classes.ts'

/** Neutral discs that grow and darken with severity; none is a ring. */
const discs = [
  'size-4 border-2 border-soft',
  'size-5 bg-soft/70',
  'size-7 bg-soft',
  'size-9 bg-ink/85',
  'size-11 bg-ink',
]

interface SeverityChoiceProps {
  /** undefined until chosen */
  value: number | undefined
  onChange: (severity: number) => void
  error?: string | undefined
}

/** How strong a side effect is, in words and discs. */
export function SeverityChoice({ value, onChange, error }: SeverityChoiceProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">How strong is it?</legend>
      <div className="grid grid-cols-[repeat(5,minmax(min-content,1fr))]">
        {severityWords.map((word, grade) => (
          <label
            key={word}
            className={cx(
              'relative grid cursor-pointer grid-rows-[3rem_1fr] justify-items-center gap-1 rounded-xl border-2 px-0.5 pt-1 pb-2 text-center text-xs leading-tight font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:text-sm',
              grade === value ? 'border-ink bg-sunken text-ink' : 'border-transparent text-soft',
            )}
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={grade === value}
              onChange={() => onChange(grade)}
            />
            <span aria-hidden="true" className="grid place-items-center">
              <span className={cx('rounded-full', discs[grade])} />
            </span>
            {word}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
