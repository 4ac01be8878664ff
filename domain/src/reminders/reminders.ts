import {
  neighborsOf,
  type Occurrence,
  occurrencesFrom,
  type Schedule,
  type Weekday,
  weekdays,
} from '../schedules/schedules.ts'
import { type CalendarDay, instantOf, wallTimeAt } from '../time/calendar.ts'

/** Frequencies in the New Reminder dialog, common ones first. */
export const reminderFrequencies = [
  'Daily',
  'Every other day',
  '2x per week',
  '3x per week',
  'Weekly',
  'Custom',
  'Every few days',
  'Every few weeks',
  'Monthly',
  'On and off',
  'After the last dose',
] as const

export type ReminderFrequency = (typeof reminderFrequencies)[number]

/** Lead times in the New Reminder dialog, in minutes. */
export const newReminderTimings = [5, 10, 15, 30, 60, 120] as const

/** Lead times in the profile's reminder control, in minutes. */
export const profileReminderTimings = [5, 15, 30, 60, 120, 240] as const

/** Lead times that both offer in addition: at the time itself, and a day before. */
export const furtherTimings = [0, 1440] as const

/** Every accepted lead time, in minutes. */
export const reminderTimings: readonly number[] = [0, 5, 10, 15, 30, 60, 120, 240, 1440]

/** The default lead time, in minutes. */
export const DEFAULT_TIMING = 30

/** The lead times of the global preference, in minutes. */
export const leadTimes = [15, 30, 60, 120, 240] as const

/** The maximum number of daily times when creating reminders. */
export const MAX_TIMES = 6

/** The maximum number of days, weeks or months between two occurrences: about a year. */
export const maxEvery: Partial<Record<string, number>> = {
  'Every few days': 366,
  'Every few weeks': 52,
  Monthly: 12,
  'After the last dose': 366,
}

/** The maximum number of days on, and of days off. */
export const MAX_CYCLE_DAYS = 90

/** The numbers that a frequency needs: `every`, or `daysOn` and `daysOff`. */
export function numbersFor(frequency: string): readonly ('every' | 'daysOn' | 'daysOff')[] {
  if (maxEvery[frequency] !== undefined) return ['every']
  return frequency === 'On and off' ? ['daysOn', 'daysOff'] : []
}

/** Whether a frequency works without its number: monthly is every month. */
export const isOptional = (frequency: string): boolean => frequency === 'Monthly'

/** Whether every number that the frequency needs is present. */
export const hasRequiredNumbers = (times: Partial<ReminderTimes> & { frequency: string }): boolean =>
  numbersFor(times.frequency).every((name) => {
    const number = times[name] ?? (isOptional(times.frequency) ? 1 : 0)
    return Number.isInteger(number) && 0 < number && number <= (maxEvery[times.frequency] ?? MAX_CYCLE_DAYS)
  })

/** Whether a frequency counts from a day that the person picks, not only by weekday. */
export const countsFromDay = (frequency: string): boolean =>
  ['Every few days', 'Every few weeks', 'Monthly', 'On and off'].includes(frequency)

/** Whether it follows the last dose: its anchor is the next occurrence and moves with each dose. */
export const followsDoses = (frequency: string): boolean => frequency === 'After the last dose'

/** Whether weekdays don't apply. */
export const needsNoDays = (frequency: string): boolean =>
  frequency !== 'Every few weeks' && (countsFromDay(frequency) || followsDoses(frequency))

/** The fields of a schedule. */
export interface ReminderTimes {
  frequency: string
  /** 'HH:MM', wall time */
  time: string
  days: readonly string[]
  anchor: CalendarDay
  /** a number of days, weeks or months; null or omitted when the frequency needs none, like the next two */
  every?: number | null
  daysOn?: number | null
  daysOff?: number | null
}

/** A reminder's recurrence: counted from its anchor, or by weekday; see {@link Schedule}. */
export function scheduleOf(reminder: ReminderTimes): Schedule {
  const { frequency, time, anchor, every, daysOn, daysOff } = reminder
  const days = weekdays.filter((day) => reminder.days.includes(day))
  switch (frequency) {
    case 'Every other day':
      return { kind: 'interval', everyDays: 2, anchor, time }
    case 'Every few days':
    case 'After the last dose':
      return { kind: 'interval', everyDays: every ?? 1, anchor, time }
    case 'Every few weeks':
      return { kind: 'weeks', everyWeeks: every ?? 1, days, anchor, time }
    case 'Monthly':
      return { kind: 'months', everyMonths: every ?? 1, anchor, time }
    case 'On and off':
      return { kind: 'cycle', daysOn: daysOn ?? 1, daysOff: daysOff ?? 1, anchor, time }
    default:
      return { kind: 'weekdays', days, time }
  }
}

/** A reminder's times limited to its plan entry's first and last day. */
export interface PlannedTimes extends ReminderTimes {
  startDate: CalendarDay
  endDate: CalendarDay | null
}

/**
 * A reminder's occurrences since an instant, within its plan entry.
 * @param from milliseconds since the epoch, inclusive
 * @param timeZone IANA name
 */
export function* reminderOccurrences(
  reminder: PlannedTimes,
  from: number,
  timeZone: string,
): Generator<Occurrence> {
  const begin = Math.max(from, instantOf(reminder.startDate, '00:00', timeZone))
  for (const occurrence of occurrencesFrom(scheduleOf(reminder), begin, timeZone)) {
    if (reminder.endDate !== null && occurrence.day > reminder.endDate) return
    if (occurrence.day >= reminder.startDate) yield occurrence
  }
}

/**
 * A reminder's next occurrence, strictly after an instant.
 * @param resolved instants of taken or skipped occurrences, which don't count
 * @returns undefined when there is none
 */
export function nextReminderOccurrence(
  reminder: PlannedTimes,
  after: number,
  timeZone: string,
  resolved: readonly number[] = [],
): Occurrence | undefined {
  for (const occurrence of reminderOccurrences(reminder, after + 1, timeZone))
    if (!resolved.includes(occurrence.at)) return occurrence
  return undefined
}

/**
 * The occurrence that replaces one scheduled in another time zone: the next, if it comes within half an interval.
 * @param at the other one, milliseconds since the epoch
 * @returns undefined when it was scheduled in this zone or has no replacement
 */
export function sameInZone(reminder: PlannedTimes, at: number, timeZone: string): Occurrence | undefined {
  if (wallTimeAt(at, timeZone) === reminder.time) return undefined
  const neighbors = neighborsOf(scheduleOf(reminder), at, timeZone)
  return neighbors && neighbors.next.at - at <= neighbors.interval / 2 ? neighbors.next : undefined
}

/** How long a reminder counts as due unless it is resolved. Milliseconds. */
export const DUE_FOR = 60 * 60 * 1000

/**
 * A reminder's currently due occurrence: one within the last hour.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name
 * @param resolved instants of taken or skipped occurrences, which don't count
 */
export function dueReminderOccurrence(
  reminder: PlannedTimes,
  now: number,
  timeZone: string,
  resolved: readonly number[] = [],
): Occurrence | undefined {
  const first = nextReminderOccurrence(reminder, now - DUE_FOR, timeZone, resolved)
  return first && first.at <= now ? first : undefined
}

/** The default title of a reminder, from its peptide. */
export const automaticTitle = (peptideName: string): string => `${peptideName} Reminder`

const short = (day: Weekday): string => day.slice(0, 3)

/** The days in words: 'Daily', 'No days set', or their names in week order. */
export function daysText(days: readonly string[]): string {
  const known = weekdays.filter((day) => days.includes(day))
  if (known.length === weekdays.length) return 'Daily'
  return known.length === 0 ? 'No days set' : known.map(short).join(', ')
}
