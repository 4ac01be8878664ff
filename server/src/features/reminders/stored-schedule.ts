import type { NewReminder } from '@pepwell/contract/reminders/reminders'
import {
  countsFromDay,
  isOptional,
  needsNoDays,
  numbersFor,
  type ReminderTimes,
} from '@pepwell/domain/reminders/reminders'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'

type Input = Pick<
  z.output<typeof NewReminder>,
  'frequency' | 'days' | 'every' | 'daysOn' | 'daysOff' | 'anchor'
>

/** Stores only the numbers that a frequency needs; frequencies without weekdays have all days. */
function withItsNumbers({ frequency, days, ...input }: Input) {
  const required = numbersFor(frequency)
  const numberIn = (name: 'every' | 'daysOn' | 'daysOff') =>
    required.includes(name) ? (input[name] ?? null) : null
  // Every month is the same as monthly without a number.
  const every = isOptional(frequency) && input.every === 1 ? null : numberIn('every')
  const numbers = { every, daysOn: numberIn('daysOn'), daysOff: numberIn('daysOff') }
  return { frequency, days: needsNoDays(frequency) ? [...weekdays] : days, ...numbers }
}

/** A new reminder's schedule; the anchor is today by default. */
export function newSchedule(input: Input, today: CalendarDay) {
  const { days = [...weekdays], ...schedule } = withItsNumbers(input)
  return { ...schedule, days, anchor: (countsFromDay(input.frequency) && input.anchor) || today }
}

type Before = Pick<ReminderTimes, 'frequency' | 'anchor' | 'every' | 'daysOn' | 'daysOff'>

/** A changed schedule; a new frequency counts from today by default. */
export function changedSchedule(input: Input, before: Before, today: CalendarDay) {
  const after = withItsNumbers(input)
  const named = countsFromDay(after.frequency) ? input.anchor : undefined
  const { every, daysOn, daysOff } = before
  const isSame =
    after.frequency === before.frequency &&
    after.every === every &&
    after.daysOn === daysOn &&
    after.daysOff === daysOff
  return { ...after, anchor: named ?? (isSame ? before.anchor : today) }
}
