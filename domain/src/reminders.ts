import type { CalendarDay } from './calendar.ts'
import { type Schedule, type Weekday, weekdays } from './schedules.ts'

/** How often, as the New Reminder dialog offers it. */
export const reminderFrequencies = [
  'Daily',
  'Every other day',
  '2x per week',
  '3x per week',
  'Weekly',
  'Custom',
] as const

/** See {@link reminderFrequencies}. */
export type ReminderFrequency = (typeof reminderFrequencies)[number]

/** Minutes before, as the New Reminder dialog offers them. */
export const newReminderTimings = [5, 10, 15, 30, 60, 120] as const

/** Minutes before, as the profile offers them for a reminder. */
export const profileReminderTimings = [5, 15, 30, 60, 120, 240] as const

/** Every lead time that is accepted, in minutes. */
export const reminderTimings: readonly number[] = [5, 10, 15, 30, 60, 120, 240]

/** Minutes before, unless somebody says otherwise. */
export const DEFAULT_TIMING = 30

/** The lead times of the global preference, in minutes. */
export const leadTimes = [15, 30, 60, 120, 240] as const

/** What a schedule is made of. */
export interface ReminderTimes {
  frequency: string
  /** 'HH:MM', wall time */
  time: string
  days: readonly string[]
  anchor: CalendarDay
}

/** When a reminder recurs: 'Every other day' counts dates from its anchor, everything else follows its weekdays. */
export function scheduleOf({ frequency, time, days, anchor }: ReminderTimes): Schedule {
  if (frequency === 'Every other day') return { kind: 'interval', everyDays: 2, anchor, time }
  return { kind: 'weekdays', days: weekdays.filter((day) => days.includes(day)), time }
}

/** The title that a reminder gets with its peptide. */
export const automaticTitle = (peptideName: string): string => `${peptideName} Reminder`

const short = (day: Weekday): string => day.slice(0, 3)

/** The days in words: 'Daily', 'No days set', or their names in the week's order. */
export function daysText(days: readonly string[]): string {
  const known = weekdays.filter((day) => days.includes(day))
  if (known.length === weekdays.length) return 'Daily'
  return known.length === 0 ? 'No days set' : known.map(short).join(', ')
}
