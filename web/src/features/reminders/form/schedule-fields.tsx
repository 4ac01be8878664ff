import { presetDays, presetEvery } from '@pepwell/domain/reminders/presets'
import {
  countsFromDay,
  followsDoses,
  type ReminderFrequency,
  reminderFrequencies,
} from '@pepwell/domain/reminders/reminders'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** Frequency and time; the frequency decides which fields follow. */
export function FrequencyFields({ today }: { today: CalendarDay }) {
  const { register, setValue, formState } = useFormContext<ReminderValues>()
  const { frequency, time } = formState.errors
  const fillSchedule = (chosen: ReminderFrequency) => {
    const days = presetDays(chosen, today)
    const again = { shouldValidate: formState.isSubmitted }
    if (days) setValue('days', [...days], again)
    setValue('every', presetEvery(chosen), again)
    if (followsDoses(chosen)) setValue('alsoAt', [])
  }
  const often = register('frequency', { onChange: (event) => fillSchedule(event.target.value) })
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

const labels: Partial<Record<string, { name: 'every' | 'daysOn' | 'daysOff'; label: string }[]>> = {
  'Every few days': [{ name: 'every', label: 'Days between reminders' }],
  'Every few weeks': [{ name: 'every', label: 'Weeks between reminders' }],
  Monthly: [{ name: 'every', label: 'Months between reminders' }],
  'On and off': [
    { name: 'daysOn', label: 'Days on' },
    { name: 'daysOff', label: 'Days off' },
  ],
  'After the last dose': [{ name: 'every', label: 'Days after the last dose' }],
}

/** The frequency's extra fields: its numbers and start day. */
export function CountFields() {
  const { register, control, formState } = useFormContext<ReminderValues>()
  const frequency = useWatch({ control, name: 'frequency' })
  const numbers = labels[frequency] ?? []
  const isAnchored = countsFromDay(frequency)
  if (numbers.length === 0 && !isAnchored) return null
  const asNumber = { setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)) }
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      {numbers.map(({ name, label }) => (
        <Field key={name} label={label} error={formState.errors[name]?.message} className="flex-1 basis-28">
          <TextInput type="number" inputMode="numeric" min={1} {...register(name, asNumber)} />
        </Field>
      ))}
      {isAnchored && (
        <Field
          label={frequency === 'On and off' ? 'First day on' : 'First day'}
          error={formState.errors.anchor?.message}
          className="flex-1 basis-36"
        >
          <TextInput type="date" {...register('anchor')} />
        </Field>
      )}
    </div>
  )
}
