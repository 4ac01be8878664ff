import type { CalendarDay } from '@pepwell/domain/calendar'
import { minutesText } from '@pepwell/domain/reminder-words'
import { newReminderTimings, type ReminderFrequency, reminderFrequencies } from '@pepwell/domain/reminders'
import { weekdays } from '@pepwell/domain/schedules'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatShortDay } from '../../../lib/dates.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { ReminderValues } from './reminder-values.ts'
import { daysMismatch, presetDays } from './rhythm.ts'

const dayChoices = weekdays.map((day) => ({ value: day, label: day.slice(0, 3), name: day }))

/** How often and at what time. A frequency brings its days with it. */
export function FrequencyFields({ today }: { today: CalendarDay }) {
  const { register, setValue, formState } = useFormContext<ReminderValues>()
  const { frequency, time } = formState.errors
  const bringDays = (chosen: ReminderFrequency) => {
    const days = presetDays(chosen, today)
    if (days) setValue('days', [...days], { shouldValidate: formState.isSubmitted })
  }
  const often = register('frequency', { onChange: (event) => bringDays(event.target.value) })
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      <Field label="Frequency" error={frequency?.message} className="flex-1 basis-36">
        <Select {...often}>
          {reminderFrequencies.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </Select>
      </Field>
      <Field label="Time" error={time?.message} className="flex-1 basis-36">
        <TextInput type="time" {...register('time')} />
      </Field>
    </div>
  )
}

/** On which weekdays; every other day needs none, because it counts dates. */
export function DaysField({ anchor }: { anchor: CalendarDay }) {
  const { control, formState } = useFormContext<ReminderValues>()
  const frequency = useWatch({ control, name: 'frequency' })
  const { field } = useController({ control, name: 'days' })
  if (frequency === 'Every other day') {
    return (
      <p className="rounded-xl bg-info-soft px-4 py-3 text-info-ink">
        Every other day counts dates from {formatShortDay(anchor)} on: that day, then every second one,
        whatever weekday it is.
      </p>
    )
  }
  return (
    <ChoiceChips
      legend="Days"
      choices={dayChoices}
      chosen={field.value}
      onChange={field.onChange}
      first={field.ref}
      hint={daysMismatch(frequency, field.value.length)}
      error={formState.errors.days?.message}
      className="grid grid-cols-7 gap-1 text-sm sm:gap-1.5 sm:text-base"
    />
  )
}

/** How long before the time the person is told; more than one lead time is fine. */
export function TimingField() {
  const { control, formState } = useFormContext<ReminderValues>()
  const { field } = useController({ control, name: 'timingOptions' })
  // A lead time that was chosen in the profile stays in sight, also when it is taken back.
  const begun = formState.defaultValues?.timingOptions?.filter((minutes) => minutes !== undefined) ?? []
  const offered = [...new Set([...newReminderTimings, ...begun])].toSorted((a, b) => a - b)
  return (
    <ChoiceChips
      legend="Remind me before"
      choices={offered.map((minutes) => ({ value: minutes, label: minutesText(minutes) }))}
      chosen={field.value}
      onChange={field.onChange}
      first={field.ref}
      error={formState.errors.timingOptions?.message}
      className="grid grid-cols-3 gap-1.5"
    />
  )
}
