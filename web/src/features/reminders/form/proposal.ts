import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { presetSchedule } from '@pepwell/domain/reminders/presets'
import { proposedSchedule } from '@pepwell/domain/reminders/proposals'
import { needsNoDays } from '@pepwell/domain/reminders/reminders'
import { doseRate } from '@pepwell/domain/schedules/frequencies'
import { type Weekday, weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { daysOf } from '../schedule-words.ts'
import type { ReminderValues } from './reminder-values.ts'

/** A reminder's schedule if it followed the plan. */
export type Proposal = Pick<ReminderValues, 'frequency' | 'every' | 'daysOn' | 'daysOff' | 'anchor' | 'days'>

/** Its first current weekday; undefined without weekdays or with all of them. */
function firstDayNow(reminder: Reminder): Weekday | undefined {
  if (needsNoDays(reminder.frequency) || reminder.frequency === 'Every other day') return undefined
  const days = weekdays.filter((day) => daysOf(reminder)?.includes(day) === true)
  return days.length < weekdays.length ? days[0] : undefined
}

/** Several doses a day need one reminder each. */
const isSeveralPerDay = (frequency: string): boolean => {
  const rate = doseRate(frequency)
  return rate !== undefined && rate.doses > rate.days
}

/**
 * The schedule that follows the plan. Once a week keeps a current weekday unless the plan names one.
 * @returns undefined if a single reminder can't have the plan's frequency
 */
export function proposalFor(reminder: Reminder, today: CalendarDay): Proposal | undefined {
  const planned = reminder.planSays ?? ''
  const schedule = isSeveralPerDay(planned) ? undefined : presetSchedule(planned, today)
  if (!schedule) return undefined
  const isFree = schedule.frequency === 'Weekly' && !proposedSchedule(planned)?.days
  const first = isFree ? firstDayNow(reminder) : undefined
  return { ...schedule, anchor: today, days: first ? [first] : [...schedule.days] }
}

/** Whether no choice is needed: every day. */
export const isPlain = ({ frequency }: Proposal): boolean =>
  frequency === 'Daily' || frequency === 'Every other day'
