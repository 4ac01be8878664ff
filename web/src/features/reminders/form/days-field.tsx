import { needsNoDays } from '@pepwell/domain/reminders/reminders'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import type { ReminderValues } from './reminder-values.ts'
import { daysMismatch } from './schedule.ts'

const dayChoices = weekdays.map((day) => ({ value: day, label: day.slice(0, 3), name: day }))

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-xl bg-info-soft px-4 py-3 text-info-ink">{children}</p>
)

/** Explains a frequency that needs no weekdays. */
function notice(frequency: string, anchor: CalendarDay): string | undefined {
  switch (frequency) {
    case 'Every other day':
      return `We count every second date from ${formatShortDay(anchor)}, whatever the weekday.`
    case 'After the last dose':
      return 'Counts from your last logged dose and moves with each one. RelativeTime you log one, it repeats at the same interval.'
    case 'Monthly':
      return Number(anchor.slice(-2)) > 28 ? 'In shorter months, we remind you on the last day.' : undefined
    default:
      return undefined
  }
}

/** Weekdays, if the frequency uses them. */
export function DaysField({ anchor }: { anchor: CalendarDay }) {
  const { control, formState } = useFormContext<ReminderValues>()
  const frequency = useWatch({ control, name: 'frequency' })
  const { field } = useController({ control, name: 'days' })
  const note = notice(frequency, anchor)
  if (note) return <Note>{note}</Note>
  if (needsNoDays(frequency)) return null
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
