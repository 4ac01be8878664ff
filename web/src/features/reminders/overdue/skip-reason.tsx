import { useId } from 'react'
import { cx } from '../../../lib/classes.ts'
import { TextInput } from '../../../ui/text-input.tsx'

/** The most common reasons. */
const usualReasons = ['Side effects', 'Unwell', 'Ran out', 'Away', 'Told to pause']

interface SkipReasonProps {
  value: string
  onChange: (value: string) => void
}

/** The reason for skipping: tap to select or clear, free text, or none. */
export function SkipReason({ value, onChange }: SkipReasonProps) {
  const id = useId()
  return (
    <fieldset className="mt-4 flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">
        Why? <span className="text-sm font-normal text-soft">optional</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {usualReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={value === reason}
            onClick={() => onChange(value === reason ? '' : reason)}
            className={cx(
              'min-h-11 rounded-full border-2 px-3.5 text-sm font-semibold',
              value === reason
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-transparent bg-sunken hover:bg-line',
            )}
          >
            {reason}
          </button>
        ))}
      </div>
      <label htmlFor={id} className="sr-only">
        In your own words
      </label>
      <TextInput
        id={id}
        maxLength={200}
        placeholder="In your own words"
        value={usualReasons.includes(value) ? '' : value}
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  )
}
