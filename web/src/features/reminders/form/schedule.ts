import { proposedSchedule } from '@pepwell/domain/reminders/proposals'
import { needsNoDays, type ReminderFrequency } from '@pepwell/domain/reminders/reminders'
import { type Weekday, weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'

/** How many days a week a frequency names; 'Custom' fixes none, and every other day is none of the week's business. */
const daysAWeek: Partial<Record<ReminderFrequency, number>> = {
  Daily: 7,
  '2x per week': 2,
  '3x per week': 3,
  Weekly: 1,
}

/** The days that a frequency begins with, spread over the week; 'Custom' keeps those that are chosen. */
export function presetDays(frequency: ReminderFrequency, today: CalendarDay): readonly Weekday[] | undefined {
  if (needsNoDays(frequency)) return weekdays
  switch (frequency) {
    case 'Daily':
    case 'Every other day':
      return weekdays
    case '2x per week':
      return ['Monday', 'Thursday']
    case '3x per week':
      return ['Monday', 'Wednesday', 'Friday']
    case 'Weekly':
    case 'Every few weeks':
      return [weekdayOf(today)]
    default:
      return undefined
  }
}

/** The numbers that a frequency begins with. */
export const presetEvery = (frequency: string): number =>
  ({ 'Every few weeks': 2, Monthly: 1, 'After the last dose': 7 })[frequency] ?? 3

/** What a reminder of something that is taken so often begins with, as far as there is such a schedule. */
export function presetSchedule(planned: string, today: CalendarDay) {
  const schedule = proposedSchedule(planned)
  if (!schedule) return undefined
  const { frequency, every = presetEvery(frequency), daysOn = 5, daysOff = 2 } = schedule
  return {
    frequency,
    every,
    daysOn,
    daysOff,
    days: schedule.days ?? presetDays(frequency, today) ?? weekdays,
  }
}

/** What to know when the chosen days are not as many as the frequency says: the days are what counts. */
export function daysMismatch(frequency: ReminderFrequency, chosen: number): string | undefined {
  const meant = daysAWeek[frequency]
  if (meant === undefined || chosen === 0 || chosen === meant) return undefined
  const days = chosen === 1 ? '1 day is' : `${chosen} days are`
  return `${frequency} means ${meant}, but ${days} chosen. You are reminded on the chosen days.`
}
