import { addDays, type CalendarDay, instantOf, laterDay } from './calendar.ts'
import { doseRate } from './frequencies.ts'
import { type ReminderTimes, scheduleOf } from './reminders.ts'
import { occurrencesBetween } from './schedules.ts'

/** Weeks, months and whatever counts days come out nearly even in so many days. */
const COUNTED_DAYS = 420

/** How often a reminder is for in {@link COUNTED_DAYS}. Clocks that change don't matter to days. */
function timesOf(reminder: ReminderTimes, from: CalendarDay): number {
  const [begin, end] = [from, addDays(from, COUNTED_DAYS)].map((day) => instantOf(day, '00:00', 'UTC'))
  return occurrencesBetween(scheduleOf(reminder), { from: Number(begin), to: Number(end) }, 'UTC').length
}

/**
 * Whether reminders together call for as many doses as a frequency says: two daily ones fit 'Twice daily'.
 * @param reminders the active ones of a plan entry
 * @returns true as well for a frequency that fixes no number ('As needed'): any reminder is as good as another then
 */
export function fitsFrequency(reminders: readonly ReminderTimes[], frequency: string): boolean {
  const rate = doseRate(frequency)
  if (!rate) return true
  const from = reminders.map(({ anchor }) => anchor).reduce(laterDay)
  const counted = reminders.reduce((sum, reminder) => sum + timesOf(reminder, from), 0)
  return Math.abs(counted - (COUNTED_DAYS * rate.doses) / rate.days) < 1
}
