import {
  neighborsOf,
  type Occurrence,
  occurrencesFrom,
  type Schedule,
  type Weekday,
  weekdays,
} from '../schedules/schedules.ts'
import { type CalendarDay, instantOf } from '../time/calendar.ts'

/** How often, as the New Reminder dialog offers it: what everybody knows first. */
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

/** Minutes before, as the New Reminder dialog offers them. */
export const newReminderTimings = [5, 10, 15, 30, 60, 120] as const

/** Minutes before, as the profile offers them for a reminder. */
export const profileReminderTimings = [5, 15, 30, 60, 120, 240] as const

/** Minutes before, as both offer them besides: at the time itself, and a day before. */
export const furtherTimings = [0, 1440] as const

/** Every lead time that is accepted, in minutes. */
export const reminderTimings: readonly number[] = [0, 5, 10, 15, 30, 60, 120, 240, 1440]

/** Minutes before, unless somebody says otherwise. */
export const DEFAULT_TIMING = 30

/** The lead times of the global preference, in minutes. */
export const leadTimes = [15, 30, 60, 120, 240] as const

/** So many times a day can be reminded of at once. */
export const MOST_TIMES = 6

/** The most days, weeks or months that a frequency can leave between two times: about a year. */
export const mostEvery: Partial<Record<string, number>> = {
  'Every few days': 366,
  'Every few weeks': 52,
  Monthly: 12,
  'After the last dose': 366,
}

/** The most days on, and the most off. */
export const MOST_IN_CYCLE = 90

/** Which numbers a frequency asks for: `every`, or `daysOn` and `daysOff`. */
export function numbersFor(frequency: string): readonly ('every' | 'daysOn' | 'daysOff')[] {
  if (mostEvery[frequency] !== undefined) return ['every']
  return frequency === 'On and off' ? ['daysOn', 'daysOff'] : []
}

/** Whether a frequency does without its number: monthly is every month. */
export const isOptional = (frequency: string): boolean => frequency === 'Monthly'

/** Whether every number that the frequency asks for is there. */
export const hasItsNumbers = (times: Partial<ReminderTimes> & { frequency: string }): boolean =>
  numbersFor(times.frequency).every((name) => {
    const number = times[name] ?? (isOptional(times.frequency) ? 1 : 0)
    return Number.isInteger(number) && 0 < number && number <= (mostEvery[times.frequency] ?? MOST_IN_CYCLE)
  })

/** Whether a frequency is counted from a day that its person names, and not by weekdays alone. */
export const countsFromDay = (frequency: string): boolean =>
  ['Every few days', 'Every few weeks', 'Monthly', 'On and off'].includes(frequency)

/** Whether it follows the doses: its anchor is that of the next one, and moves with the last. */
export const followsDoses = (frequency: string): boolean => frequency === 'After the last dose'

/** Whether its weekdays are nobody's business. */
export const needsNoDays = (frequency: string): boolean =>
  frequency !== 'Every few weeks' && (countsFromDay(frequency) || followsDoses(frequency))

/** What a schedule is made of. */
export interface ReminderTimes {
  frequency: string
  /** 'HH:MM', wall time */
  time: string
  days: readonly string[]
  anchor: CalendarDay
  /** so many days, weeks or months; null or left out where the frequency asks for none, like the two below */
  every?: number | null
  daysOn?: number | null
  daysOff?: number | null
}

/** When a reminder recurs: counted from its anchor, or by its weekdays; see {@link Schedule}. */
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

/** A reminder's times within its plan entry: before the entry's first day and after its last there are none. */
export interface PlannedTimes extends ReminderTimes {
  startDate: CalendarDay
  endDate: CalendarDay | null
}

/**
 * When a reminder is for, from an instant on, as far as its plan entry goes.
 * @param from milliseconds since the epoch; an occurrence at this very instant is the first
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
 * The next time that a reminder is for, strictly after an instant.
 * @param resolved instants of occurrences that were taken or left out: they are passed over
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

const wallTimeAt = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/**
 * The occurrence that stands for one that was scheduled in another time zone: the next, if it comes within half an interval.
 * @param at of the other one, milliseconds since the epoch
 * @returns undefined where it was scheduled in this zone, or has none that stands for it
 */
export function sameInZone(reminder: PlannedTimes, at: number, timeZone: string): Occurrence | undefined {
  if (wallTimeAt(at, timeZone) === reminder.time) return undefined
  const neighbors = neighborsOf(scheduleOf(reminder), at, timeZone)
  return neighbors && neighbors.next.at - at <= neighbors.interval / 2 ? neighbors.next : undefined
}

/** A reminder counts as due for so long, unless something comes of it before. Milliseconds. */
export const DUE_FOR = 60 * 60 * 1000

/**
 * The time that a reminder is for right now: one that came within the last hour.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name
 * @param resolved instants of occurrences that were taken or left out: they are passed over
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

/** The title that a reminder gets with its peptide. */
export const automaticTitle = (peptideName: string): string => `${peptideName} Reminder`

const short = (day: Weekday): string => day.slice(0, 3)

/** The days in words: 'Daily', 'No days set', or their names in the week's order. */
export function daysText(days: readonly string[]): string {
  const known = weekdays.filter((day) => days.includes(day))
  if (known.length === weekdays.length) return 'Daily'
  return known.length === 0 ? 'No days set' : known.map(short).join(', ')
}
