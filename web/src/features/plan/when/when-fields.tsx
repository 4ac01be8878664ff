import { weekdays } from '@pepwell/domain/schedules/schedules'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatShortDay, formatWallTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { checkboxStyle } from '../../../ui/control-style.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { firstDoseOn, timesOf } from './first-times.ts'
import type { NewEntryValues } from './new-entry-form.ts'

interface WhenFieldsProps {
  today: CalendarDay
  /** 'HH:MM' when the form opened */
  openedAt: string
}

const dayChoices = weekdays.map((day) => ({ value: day, label: day.slice(0, 3), name: day }))

/** The first dose: today, tomorrow, or another day. */
function FirstDay({ today }: { today: CalendarDay }) {
  const { register, setValue, control, formState } = useFormContext<NewEntryValues>()
  const chosen = useWatch({ control, name: 'startDate' })
  const choices = { Today: today, Tomorrow: addDays(today, 1) }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="First dose"
        error={formState.errors.startDate?.message}
        className="min-w-36 flex-1 sm:max-w-52"
      >
        <TextInput type="date" {...register('startDate', { setValueAs: (day) => day || undefined })} />
      </Field>
      {Object.entries(choices).map(([label, day]) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          aria-pressed={chosen === day}
          className="h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          onClick={() => setValue('startDate', day, { shouldDirty: true, shouldValidate: true })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

type Times = NonNullable<ReturnType<typeof timesOf>>

/** Revalidates a field that was refused. */
function useSetAgain() {
  const { setValue, formState } = useFormContext<NewEntryValues>()
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
  return (name: 'time' | 'alsoAt' | 'days', value: NewEntryValues[typeof name]) =>
    setValue(name, value, options)
}

function DayField({ days }: { days: NonNullable<Times['days']> }) {
  const { errors } = useFormContext<NewEntryValues>().formState
  const set = useSetAgain()
  return (
    <ChoiceChips
      legend="Days"
      choices={dayChoices}
      chosen={days}
      onChange={(chosen) => set('days', chosen)}
      error={errors.days?.message}
      className="grid grid-cols-7 gap-1 text-sm sm:gap-1.5 sm:text-base"
    />
  )
}

/** A field for each time of the day. */
function TimeFields({ times: { time, alsoAt } }: { times: Times }) {
  const { errors } = useFormContext<NewEntryValues>().formState
  const set = useSetAgain()
  return (
    <>
      <Field label="Time" error={errors.time?.message}>
        <TextInput type="time" value={time} onChange={({ target }) => set('time', target.value)} />
      </Field>
      {alsoAt.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is the n-th of the day, whatever it is set to
        <Field key={index} label={`Time ${index + 2}`} error={errors.alsoAt?.[index]?.message}>
          <TextInput
            type="time"
            value={other}
            onChange={({ target }) => set('alsoAt', alsoAt.with(index, target.value))}
          />
        </Field>
      ))}
    </>
  )
}

/** Dose times and the first dose. They appear on Today as soon as the entry is saved. */
export function WhenFields({ today, openedAt }: WhenFieldsProps) {
  const { control, register } = useFormContext<NewEntryValues>()
  const noteId = useId()
  const [frequency, startDate, isReminded, time, alsoAt, days] = useWatch({
    control,
    name: ['frequency', 'startDate', 'isReminded', 'time', 'alsoAt', 'days'],
  })
  const firstDay = startDate || today
  const times = timesOf({ isReminded, time, alsoAt, days }, { frequency, firstDay, today, openedAt })
  const reminded = isReminded ? times : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-2xl border border-line p-3 sm:p-4">
      <legend className="px-1 font-bold">When?</legend>
      <FirstDay today={today} />
      {reminded?.days && <DayField days={reminded.days} />}
      {times && (
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-3">
          {reminded && <TimeFields times={reminded} />}
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className={checkboxStyle}
              aria-describedby={noteId}
              {...register('isReminded')}
            />
            Remind me
          </label>
        </div>
      )}
      <p id={noteId} role="status" className="text-sm text-soft tabular-nums empty:hidden">
        {reminded?.time &&
          `First dose ${dayText(firstDoseOn(firstDay, reminded.days), today)} at ${formatWallTime(reminded.time)}.`}
      </p>
    </fieldset>
  )
}

const dayText = (day: CalendarDay, today: CalendarDay): string =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : formatShortDay(day)
