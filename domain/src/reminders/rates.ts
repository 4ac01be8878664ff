import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { occurrencesBetween } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, instantOf, latestOfDays } from '../time/calendar.ts'
import { type ReminderTimes, scheduleOf } from './reminders.ts'

/** A period in which weeks, months and numbers of days come out nearly even. */
const COUNTED_DAYS = 420

/** A reminder's occurrences in {@link COUNTED_DAYS}. Clock changes don't affect days. */
function timesOf(reminder: ReminderTimes, from: CalendarDay): number {
  const [begin, end] = [from, addDays(from, COUNTED_DAYS)].map((day) => instantOf(day, '00:00', 'UTC'))
  return occurrencesBetween(scheduleOf(reminder), { from: Number(begin), to: Number(end) }, 'UTC').length
}

/** The Gregorian calendar's average. */
const DAYS_PER_MONTH = 365.2425 / 12

/** A schedule's doses in {@link COUNTED_DAYS}, and the tolerance for where it begins. */
function calledFor(schedule: DosingSchedule): { doses: number; within: number } {
  if (schedule.kind === 'cycle') {
    const { daysOn, daysOff } = schedule
    return { doses: (COUNTED_DAYS * daysOn) / (daysOn + daysOff), within: daysOn }
  }
  const days = schedule.kind === 'days' ? schedule.days : schedule.months * DAYS_PER_MONTH
  return { doses: (COUNTED_DAYS * schedule.doses) / days, within: 1 }
}

/**
 * Whether reminders together match a frequency's number of doses: two daily ones fit 'Twice daily'.
 * @param reminders the active ones of a plan entry
 * @returns true also for frequencies without a number ('As needed')
 */
export function fitsFrequency(reminders: readonly ReminderTimes[], frequency: string): boolean {
  const schedule = dosingScheduleOf(frequency)
  if (!schedule) return true
  const { doses, within } = calledFor(schedule)
  const from = reminders.map(({ anchor }) => anchor).reduce(latestOfDays)
  const counted = reminders.reduce((sum, reminder) => sum + timesOf(reminder, from), 0)
  return Math.abs(counted - doses) < within
}
