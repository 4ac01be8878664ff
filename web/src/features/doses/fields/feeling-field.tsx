import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { DoseValues } from '../dose-form.ts'

const quickAnswers = ['Great', 'Good', 'Okay', 'Tired', 'Unwell']

/** A tap never wipes out what somebody wrote in their own words. */
const withAnswer = (text: string, answer: string): string =>
  text.trim() === '' || quickAnswers.includes(text.trim())
    ? answer
    : `${text.trim()}, ${answer.toLowerCase()}`

const chipStyle =
  'min-h-11 rounded-xl border px-1 text-sm font-semibold transition-colors duration-100 sm:text-base md:min-h-9 md:text-sm'

/** How one feels: a tap for the usual answers, words for the rest. */
export function FeelingField({ optional }: { optional?: boolean }) {
  const { register, setValue, control, formState } = useFormContext<DoseValues>()
  const text = useWatch({ control, name: 'feeling' }) ?? ''
  const answer = (word: string) =>
    setValue('feeling', withAnswer(text, word), { shouldValidate: formState.isSubmitted, shouldDirty: true })
  return (
    <Field label="How are you feeling?" optional={optional} error={formState.errors.feeling?.message}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put a second name around a field that has one */}
      <div role="group" aria-label="Quick answers" className="grid grid-cols-5 gap-1.5">
        {quickAnswers.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={text === word}
            onClick={() => answer(word)}
            className={cx(
              chipStyle,
              text === word ? 'border-accent bg-accent text-on-accent' : 'border-edge/60 hover:bg-sunken',
            )}
          >
            {word}
          </button>
        ))}
      </div>
      <TextInput {...register('feeling')} placeholder="Or in your own words" autoComplete="off" />
    </Field>
  )
}
