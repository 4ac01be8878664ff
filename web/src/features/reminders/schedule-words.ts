import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { daysText } from '@pepwell/domain/reminders/reminders'
import { formatList } from '@pepwell/domain/text/format-list'
import { minutesText } from '@pepwell/domain/text/minutes-text'

/** A list stored as JSON text; undefined if invalid. */
function listIn(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A reminder's days; undefined if invalid. */
export const daysOf = (reminder: Pick<Reminder, 'days'>): string[] | undefined =>
  listIn(reminder.days)?.map(String)

/** Lead times in minutes, longest first. */
export const timingsOf = (reminder: Pick<Reminder, 'timingOptions'>): number[] =>
  (listIn(reminder.timingOptions) ?? [])
    .map(Number)
    .filter((minutes) => minutes >= 0)
    .toSorted((a, b) => b - a)

const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '31st' */
const inOrder = (number: number) => `${number}${endings[ordinal.select(number)] ?? 'th'}`

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`)

type DosingSchedule = Pick<Reminder, 'frequency' | 'days'> &
  Partial<Pick<Reminder, 'every' | 'daysOn' | 'daysOff' | 'anchor'>>

/** Frequencies that weekdays don't describe; 'Daily' would be wrong for them. */
function countedText({ frequency, every, daysOn, daysOff, anchor }: DosingSchedule, days: string[]) {
  const number = every ?? 1
  switch (frequency) {
    case 'Every other day':
      return 'Every other day'
    case 'Every few days':
      return number === 1 ? 'Every day' : `Every ${number} days`
    case 'Every few weeks':
      return `${number === 1 ? 'Every week' : `Every ${number} weeks`} on ${daysText(days)}`
    case 'Monthly':
      return `${number === 1 ? 'Monthly' : `Every ${number} months`}${anchor ? ` on the ${inOrder(Number(anchor.slice(-2)))}` : ''}`
    case 'On and off':
      return `${counted(daysOn ?? 1, 'day')} on, ${counted(daysOff ?? 1, 'day')} off`
    case 'After the last dose':
      return `${counted(number, 'day')} after the last dose`
    default:
      return undefined
  }
}

/** The days of a reminder in words. */
export function scheduleText(reminder: DosingSchedule): string {
  const days = daysOf(reminder)
  if (!days) return 'Invalid schedule'
  return (days.length > 0 && countedText(reminder, days)) || daysText(days)
}

/** '2 hours and 30 minutes before', 'at the time', '1 day before and at the time' */
export function timingsText(timings: readonly number[]): string {
  const before = timings.filter((minutes) => minutes > 0).toSorted((a, b) => b - a)
  const words = before.length > 0 ? [`${formatList(before.map(minutesText))} before`] : []
  return formatList(timings.includes(0) ? [...words, 'at the time'] : words)
}

/** The same, capitalized. */
export function timingsLabel(timings: readonly number[]): string {
  const text = timingsText(timings)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The repeat setting in words; undefined if it fires once. */
export const repeatText = ({ repeatEvery }: Pick<Reminder, 'repeatEvery'>): string | undefined =>
  repeatEvery === null
    ? undefined
    : `again every ${repeatEvery === 60 ? 'hour' : minutesText(repeatEvery)} until logged`
