import { needsNoDays, type ReminderFrequency } from '@pepwell/domain/reminders/reminders'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** Days per week of a frequency; 'Custom' has no fixed number and 'Every other day' doesn't follow weeks. */
const daysPerWeek: Partial<Record<ReminderFrequency, number>> = {
  Daily: 7,
  '2x per week': 2,
  '3x per week': 3,
  Weekly: 1,
}

/** Explains that the selected days win when their number differs from the frequency. */
function daysMismatch(frequency: ReminderFrequency, chosen: number): string | undefined {
  const expected = daysPerWeek[frequency]
  if (expected === undefined || chosen === 0 || chosen === expected) return undefined
  const days = chosen === 1 ? '1 day' : `${chosen} days`
  return `${frequency} means ${expected}, but you chose ${days}. We remind you on the days you chose.`
}

const dayChoices = weekdays.map((day) => ({ value: day, label: day.slice(0, 3), name: day }))

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-xl bg-info-soft px-4 py-3 text-info-ink">{children}</p>
)

/** Explains a frequency that needs no weekdays. */
function notice(frequency: string, anchor: CalendarDay): string | undefined {
  switch (frequency) {
    case 'Every other day':
      return `We count every other day from ${formatShortDay(anchor)}, on any weekday.`
    case 'After the last dose':
      return 'Counts from your last logged dose. Until you log one, it repeats at this interval.'
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
