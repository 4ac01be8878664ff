import { doseRate, frequencies } from '@pepwell/domain/frequencies'
import { useFormContext, useWatch } from 'react-hook-form'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import type { EntryValues } from './entry-form.ts'

/** How often; free text too, with a word about what that costs. */
export function FrequencyField() {
  const { register, control, formState } = useFormContext<EntryValues>()
  const text = useWatch({ control, name: 'frequency' }) ?? ''
  const isCounted = text.trim() === '' || doseRate(text) !== undefined
  return (
    <div>
      <Field label="Frequency" error={formState.errors.frequency?.message}>
        <Combobox
          {...register('frequency')}
          options={frequencies}
          placeholder="Daily, Weekly, every 3 days…"
        />
      </Field>
      <p role="status" className="text-sm text-soft">
        {!isCounted && (
          <span className="mt-1.5 block">
            This fixes no number of doses, so the peptide won't count in your adherence. “Daily” or “every 3
            days” would, and so would a reminder.
          </span>
        )}
      </p>
    </div>
  )
}
