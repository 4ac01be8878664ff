import { dosingScheduleOf, frequencies } from '@pepwell/domain/schedules/frequencies'
import { isMealsAlone, twoFrequencies } from '@pepwell/domain/schedules/frequency-phrases'
import { countedText } from '@pepwell/domain/schedules/frequency-words'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import type { EntryValues } from './entry-form.ts'

/** Asks about an ambiguous frequency or one without a number, with the possible answers. */
function questionAbout(text: string): { asks: string; answers: readonly string[] } | undefined {
  const two = twoFrequencies(text)
  if (two) return { asks: 'Which do you mean?', answers: two }
  if (!isMealsAlone(text)) return undefined
  const answers = [2, 3].map((times) => `${times} times a day ${text.toLowerCase()}`)
  return { asks: 'How many times a day?', answers }
}

/** The frequency, also as free text, with how we understood it. */
export function FrequencyField() {
  const { register, control, formState, setValue } = useFormContext<EntryValues>()
  const text = (useWatch({ control, name: 'frequency' }) ?? '').trim()
  const question = questionAbout(text)
  return (
    <div>
      <Field label="Frequency" error={formState.errors.frequency?.message}>
        <Combobox
          {...register('frequency')}
          options={frequencies}
          placeholder="Weekly, E3D, Mon/Wed/Fri, 5 on 2 off…"
        />
      </Field>
      <p role="status" className="text-sm text-soft">
        {question && (
          <span className="mt-1.5 flex flex-wrap items-center gap-2 text-ink">
            {question.asks}
            {question.answers.map((reading) => (
              <Button
                key={reading}
                variant="secondary"
                size="sm"
                onClick={() => setValue('frequency', reading, { shouldDirty: true, shouldValidate: true })}
              >
                {reading}
              </Button>
            ))}
          </span>
        )}
        {text !== '' && !question && (
          <span className="mt-1.5 block">
            {countedText(text)}
            {!dosingScheduleOf(text) && '. Try “Every 3 days”, or set a reminder.'}
          </span>
        )}
      </p>
    </div>
  )
}
