import type { Reminder } from '@pepwell/contract/reminders'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { isSameFrequency } from '@pepwell/domain/frequencies'
import { type ReminderFrequency, reminderFrequencies } from '@pepwell/domain/reminders'
import { type Weekday, weekdays } from '@pepwell/domain/schedules'
import { daysOf } from '../schedule-words.ts'
import { presetDays } from './rhythm.ts'

/** What following its plan would make of a reminder. */
export interface Proposal {
  frequency: ReminderFrequency
  days: Weekday[]
}

/** The weekdays on which it comes by now; none where they say nothing about it. */
const daysNow = (reminder: Reminder): Weekday[] =>
  reminder.frequency === 'Every other day'
    ? []
    : weekdays.filter((day) => daysOf(reminder)?.includes(day) === true)

/**
 * What a reminder would be that follows what its plan says now: on days that it has already, as far as they are enough.
 * @returns undefined where no reminder can be as often
 */
export function proposalFor(reminder: Reminder, today: CalendarDay): Proposal | undefined {
  const { planSays } = reminder
  const frequency = reminderFrequencies.find((known) => planSays && isSameFrequency(known, planSays))
  const preset = frequency && presetDays(frequency, today)
  if (!preset) return undefined
  const own = daysNow(reminder)
  const [first] = own.length < weekdays.length ? own : []
  return { frequency, days: frequency === 'Weekly' && first ? [first] : [...preset] }
}

/** Whether there is nothing to choose: every day is every day. */
export const isPlain = ({ frequency }: Proposal): boolean =>
  frequency === 'Daily' || frequency === 'Every other day'
