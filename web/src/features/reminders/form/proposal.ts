import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { presetSchedule } from '@pepwell/domain/reminders/presets'
import { proposedSchedule } from '@pepwell/domain/reminders/proposals'
import { needsNoDays } from '@pepwell/domain/reminders/reminders'
import { doseRate } from '@pepwell/domain/schedules/frequencies'
import { type Weekday, weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { daysOf } from '../schedule-words.ts'
import type { ReminderValues } from './reminder-values.ts'

/** What following its plan would make of a reminder. */
export type Proposal = Pick<ReminderValues, 'frequency' | 'every' | 'daysOn' | 'daysOff' | 'anchor' | 'days'>

/** The first of the weekdays on which it comes by now; undefined where they say nothing about it, or are all of them. */
function firstDayNow(reminder: Reminder): Weekday | undefined {
  if (needsNoDays(reminder.frequency) || reminder.frequency === 'Every other day') return undefined
  const days = weekdays.filter((day) => daysOf(reminder)?.includes(day) === true)
  return days.length < weekdays.length ? days[0] : undefined
}

/** Of several doses a day each has a reminder of its own. */
const isSeveralADay = (frequency: string): boolean => {
  const rate = doseRate(frequency)
  return rate !== undefined && rate.doses > rate.days
}

/**
 * What a reminder would be that follows what its plan says now: once a week it is on a day that it has already, unless the
 * plan names one.
 * @returns undefined where no reminder can be as often by itself
 */
export function proposalFor(reminder: Reminder, today: CalendarDay): Proposal | undefined {
  const planned = reminder.planSays ?? ''
  const schedule = isSeveralADay(planned) ? undefined : presetSchedule(planned, today)
  if (!schedule) return undefined
  const isFree = schedule.frequency === 'Weekly' && !proposedSchedule(planned)?.days
  const first = isFree ? firstDayNow(reminder) : undefined
  return { ...schedule, anchor: today, days: first ? [first] : [...schedule.days] }
}

/** Whether there is nothing to choose: every day is every day. */
export const isPlain = ({ frequency }: Proposal): boolean =>
  frequency === 'Daily' || frequency === 'Every other day'
