import { useController, useFormContext } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import type { DoseValues } from './dose-values.ts'
import { commonFeelings } from './feelings.ts'
import { FieldError } from './field-error.tsx'

/** A tap never overwrites free text. */
const withAnswer = (text: string, answer: string): string =>
  text.trim() === '' || commonFeelings.includes(text.trim())
    ? answer
    : `${text.trim()}, ${answer.toLowerCase()}`

const chipStyle = 'min-h-11 rounded-xl border-2 px-0.5 text-sm font-semibold transition-colors duration-100'

/** How the user feels: tap a common answer, tap again to clear it. Free text expands below. */
export function FeelingField({ optional }: { optional: boolean }) {
  const { control } = useFormContext<DoseValues>()
  const { field, fieldState } = useController({ control, name: 'feeling' })
  const text = field.value ?? ''
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={fieldState.error && 'feeling-problem'}
    >
      <legend className="mb-2 font-bold">
        How are you feeling? {optional && <span className="text-sm font-normal text-soft">optional</span>}
      </legend>
      <div className="grid grid-cols-5 gap-1.5">
        {commonFeelings.map((word, index) => (
          <button
            key={word}
            ref={index === 0 ? field.ref : undefined}
            type="button"
            aria-pressed={text === word}
            onClick={() => field.onChange(text === word ? '' : withAnswer(text, word))}
            className={cx(
              chipStyle,
              text === word
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-edge/50 hover:bg-sunken',
            )}
          >
            {word}
          </button>
        ))}
      </div>
      {text !== '' && !commonFeelings.includes(text) && <p className="text-sm text-soft">“{text}”</p>}
      <FieldError id="feeling-problem" text={fieldState.error?.message} />
    </fieldset>
  )
}
