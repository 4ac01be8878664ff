import { furtherTimings, newReminderTimings } from '@pepwell/domain/reminders/reminders'
import { minutesText } from '@pepwell/domain/text/minutes-text'
import { useController, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** Lead times; several are allowed. */
export function TimingField() {
  const { control, formState } = useFormContext<ReminderValues>()
  const { field } = useController({ control, name: 'timingOptions' })
  // The profile's default lead time stays in the list even if unselected.
  const begun = formState.defaultValues?.timingOptions?.filter((minutes) => minutes !== undefined) ?? []
  const offered = [...new Set([...newReminderTimings, ...furtherTimings, ...begun])].toSorted((a, b) => a - b)
  return (
    <ChoiceChips
      legend="Remind me before"
      choices={offered.map((minutes) => ({ value: minutes, label: minutesText(minutes) || 'At the time' }))}
      chosen={field.value}
      onChange={field.onChange}
      first={field.ref}
      error={formState.errors.timingOptions?.message}
      className="grid grid-cols-3 gap-1.5"
    />
  )
}
