import { dosingScheduleOf, frequencies } from '@pepwell/domain/frequencies'
import { twoFrequencies } from '@pepwell/domain/frequency-phrases'
import { countedText } from '@pepwell/domain/frequency-words'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import type { EntryValues } from './entry-form.ts'

/** How often; free text too, with a word about how it was understood. */
export function FrequencyField() {
  const { register, control, formState, setValue } = useFormContext<EntryValues>()
  const text = (useWatch({ control, name: 'frequency' }) ?? '').trim()
  const two = twoFrequencies(text)
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
        {two && (
          <span className="mt-1.5 flex flex-wrap items-center gap-2 text-ink">
            Which do you mean?
            {two.map((reading) => (
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
        {text !== '' && !two && (
          <span className="mt-1.5 block">
            {countedText(text)}
            {!dosingScheduleOf(text) && '. “Every 3 days” would be, and so would a reminder.'}
          </span>
        )}
      </p>
    </div>
  )
}
