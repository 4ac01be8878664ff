import type { Reminder } from '@pepwell/contract/reminders'
import { minutesText } from '@pepwell/domain/reminder-words'
import { daysText } from '@pepwell/domain/reminders'

/** A list that was kept as JSON text; undefined when the text is none. */
function listIn(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** The days of a reminder; undefined when they cannot be read. */
export const daysOf = (reminder: Pick<Reminder, 'days'>): string[] | undefined =>
  listIn(reminder.days)?.map(String)

/** Minutes before, the longest first. */
export const timingsOf = (reminder: Pick<Reminder, 'timingOptions'>): number[] =>
  (listIn(reminder.timingOptions) ?? [])
    .map(Number)
    .filter((minutes) => minutes > 0)
    .toSorted((a, b) => b - a)

/**
 * On which days a reminder comes. Every other day is counted on the calendar: its weekdays say nothing about it, and
 * 'Daily' would be wrong.
 */
export function scheduleText(reminder: Pick<Reminder, 'frequency' | 'days'>): string {
  const days = daysOf(reminder)
  if (!days) return 'Invalid schedule'
  return reminder.frequency === 'Every other day' && days.length > 0 ? 'Every other day' : daysText(days)
}

const and = new Intl.ListFormat('en-US')

/** '2 hours and 30 minutes before' */
export const timingsText = (timings: readonly number[]): string =>
  `${and.format(timings.toSorted((a, b) => b - a).map(minutesText))} before`
