import { repeatIntervals } from '@pepwell/domain/reminders/repeats'
import { minutesText } from '@pepwell/domain/text/minutes-text'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** Whether the reminder repeats until the dose is logged. */
export function RepeatField() {
  const { register, formState } = useFormContext<ReminderValues>()
  const asMinutes = { setValueAs: (minutes: unknown) => (minutes ? Number(minutes) : null) }
  return (
    <Field
      label="Repeat until logged"
      hint="Up to 6 times over 3 hours."
      error={formState.errors.repeatEvery?.message}
    >
      <Select {...register('repeatEvery', asMinutes)}>
        <option value="">Don’t repeat</option>
        {repeatIntervals.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 60 ? 'Every hour' : `Every ${minutesText(minutes)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
