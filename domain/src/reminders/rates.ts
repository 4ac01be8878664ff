import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { occurrencesBetween } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, instantOf, laterDay } from '../time/calendar.ts'
import { type ReminderTimes, scheduleOf } from './reminders.ts'

/** Weeks, months and whatever counts days come out nearly even in so many days. */
const COUNTED_DAYS = 420

/** How often a reminder is for in {@link COUNTED_DAYS}. Clocks that change don't matter to days. */
function timesOf(reminder: ReminderTimes, from: CalendarDay): number {
  const [begin, end] = [from, addDays(from, COUNTED_DAYS)].map((day) => instantOf(day, '00:00', 'UTC'))
  return occurrencesBetween(scheduleOf(reminder), { from: Number(begin), to: Number(end) }, 'UTC').length
}

/** On the Gregorian calendar's average. */
const DAYS_A_MONTH = 365.2425 / 12

/** How many doses a schedule calls for in {@link COUNTED_DAYS}, and how many more or fewer it may be by where they begin. */
function calledFor(schedule: DosingSchedule): { doses: number; within: number } {
  if (schedule.kind === 'cycle') {
    const { daysOn, daysOff } = schedule
    return { doses: (COUNTED_DAYS * daysOn) / (daysOn + daysOff), within: daysOn }
  }
  const days = schedule.kind === 'days' ? schedule.days : schedule.months * DAYS_A_MONTH
  return { doses: (COUNTED_DAYS * schedule.doses) / days, within: 1 }
}

/**
 * Whether reminders together call for as many doses as a frequency says: two daily ones fit 'Twice daily'.
 * @param reminders the active ones of a plan entry
 * @returns true as well for a frequency that fixes no number ('As needed'): any reminder is as good as another then
 */
export function fitsFrequency(reminders: readonly ReminderTimes[], frequency: string): boolean {
  const schedule = dosingScheduleOf(frequency)
  if (!schedule) return true
  const { doses, within } = calledFor(schedule)
  const from = reminders.map(({ anchor }) => anchor).reduce(laterDay)
  const counted = reminders.reduce((sum, reminder) => sum + timesOf(reminder, from), 0)
  return Math.abs(counted - doses) < within
}
