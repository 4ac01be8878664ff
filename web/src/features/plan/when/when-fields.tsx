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
    <div>
      <Field label="First dose" error={formState.errors.startDate?.message}>
        <TextInput type="date" {...register('startDate', { setValueAs: (day) => day || undefined })} />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(choices).map(([label, day]) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            aria-pressed={chosen === day}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => setValue('startDate', day, { shouldDirty: true, shouldValidate: true })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Times = NonNullable<ReturnType<typeof timesOf>>

/** Weekdays and times. */
function TimeFields({ times: { time, alsoAt, days } }: { times: Times }) {
  const { setValue, formState } = useFormContext<NewEntryValues>()
  const { errors, isSubmitted } = formState
  const again = { shouldDirty: true, shouldValidate: isSubmitted }
  return (
    <>
      {days && (
        <ChoiceChips
          legend="Days"
          choices={dayChoices}
          chosen={days}
          onChange={(chosen) => setValue('days', chosen, again)}
          error={errors.days?.message}
          className="grid grid-cols-7 gap-1 text-sm sm:gap-1.5 sm:text-base"
        />
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label="Time" error={errors.time?.message}>
          <TextInput
            type="time"
            value={time}
            onChange={({ target }) => setValue('time', target.value, again)}
          />
        </Field>
        {alsoAt.map((other, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is the n-th of the day, whatever it is set to
          <Field key={at} label={`Time ${at + 2}`} error={errors.alsoAt?.[at]?.message}>
            <TextInput
              type="time"
              value={other}
              onChange={({ target }) => setValue('alsoAt', alsoAt.with(at, target.value), again)}
            />
          </Field>
        ))}
      </div>
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
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 font-bold">When?</legend>
      <FirstDay today={today} />
      {reminded && <TimeFields times={reminded} />}
      {times && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className={checkboxStyle}
            aria-describedby={noteId}
            {...register('isReminded')}
          />
          Remind me
        </label>
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
