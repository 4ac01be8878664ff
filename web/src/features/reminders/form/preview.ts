import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { listed } from '@pepwell/domain/listed'
import { peptideName } from '@pepwell/domain/plan'
import { nextTold } from '@pepwell/domain/reminder-leads'
import {
  followsDoses,
  hasItsNumbers,
  nextReminderOccurrence,
  numbersFor,
  type PlannedTimes,
  type ReminderTimes,
  reminderOccurrences,
} from '@pepwell/domain/reminders'
import { formatDay, formatInstant, formatShortDay, formatWallTime } from '../../../lib/dates.ts'
import { repeatText, timingsText } from '../schedule-words.ts'

/** What stands in the form of when a reminder comes. */
export interface PreviewedTimes extends ReminderTimes {
  /** minutes before */
  timings: readonly number[]
  /** whether the anchor is that of the last dose already */
  isFollowing?: boolean
  /** further times of the day, 'HH:MM'; one that is not typed yet is empty */
  alsoAt?: readonly string[]
  /** minutes until it comes again while the dose is not logged */
  repeatEvery?: number | null
}

interface Circumstances {
  /** the plan entry that the reminder is about; undefined until one is chosen */
  entry: PlanEntry | undefined
  /** milliseconds since the epoch */
  now: number
  timeZone: string
}

const within = (times: ReminderTimes, anchor: CalendarDay, entry: PlanEntry | undefined): PlannedTimes => ({
  ...times,
  startDate: entry?.startDate ?? anchor,
  endDate: entry?.endDate ?? null,
})

/** What the person is first told of: a lead time whose moment is over begins with the time after. */
const firstTold = (planned: PlannedTimes, timings: readonly number[], now: number, timeZone: string) =>
  timings
    .flatMap((minutesBefore) => nextTold(planned, { minutesBefore, now, timeZone }) ?? [])
    .toSorted((one, other) => one.toldAt - other.toldAt)[0]

/** The two days after the next time; where weekdays say it all, nobody needs them. */
function thenText(planned: PlannedTimes, next: number, timeZone: string): string {
  if (numbersFor(planned.frequency).length === 0) return ''
  const days: string[] = []
  for (const { day } of reminderOccurrences(planned, next + 1, timeZone)) {
    days.push(formatShortDay(day))
    if (days.length === 2) break
  }
  return days.length > 0 ? `, then ${days.join(' and ')}` : ''
}

/** Why there is nothing to foresee. */
function unforeseen(times: PreviewedTimes, entry: PlanEntry | undefined): string | undefined {
  const { frequency, time, days, timings, anchor, every } = times
  if (!time || days.length === 0 || timings.length === 0 || !anchor)
    return 'Choose days, a time and a timing to see when it comes.'
  if (!hasItsNumbers(times)) return 'Choose how many days, weeks or months to see when it comes.'
  if (entry && entry.status !== 'active')
    return `${peptideName(entry)} is not active in your plan: nothing comes until it is.`
  if (!followsDoses(frequency) || times.isFollowing) return undefined
  return `Next: ${every === 1 ? 'the day' : `${every} days`} after your last dose, ${formatWallTime(time)}. You are reminded ${timingsText(timings)}.${furtherText(times)}`
}

/** ' Also at 2:00 PM and 8:00 PM, again every 15 minutes until logged.' */
function furtherText({ frequency, time, alsoAt = [], repeatEvery = null }: PreviewedTimes): string {
  const times = followsDoses(frequency) ? [] : [...new Set(alsoAt)]
  const others = times.filter((other) => other && other !== time).sort()
  const parts = [
    others.length > 0 && `also at ${listed(others.map(formatWallTime))}`,
    repeatText({ repeatEvery }),
  ].filter((part) => typeof part === 'string')
  const text = parts.join(', ')
  return text && ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** 'Next: Sat, Nov 21, 8:00 AM. You are reminded 30 minutes before.', in the zone where the person lives. */
export function previewText(times: PreviewedTimes, { entry, now, timeZone }: Circumstances): string {
  const { timings } = times
  const instead = unforeseen(times, entry)
  if (instead) return instead
  const planned = within(times, times.anchor, entry)
  const next = nextReminderOccurrence(planned, now, timeZone)
  if (!next) {
    const end = entry?.endDate ? `: ${peptideName(entry)} ends on ${formatDay(entry.endDate)}` : ''
    return `It would never come${end}.`
  }
  const shown = (at: number) => formatInstant(new Date(at).toISOString(), timeZone)
  const first = firstTold(planned, timings, now, timeZone)
  const begin = `Next: ${shown(next.at)}${thenText(planned, next.at, timeZone)}. You are reminded ${timingsText(timings)}`
  if (first === undefined) return `${begin}, but that moment is over, and there is no time after it.`
  const from = first.at > next.at ? `, for the first time on ${shown(first.toldAt)}` : ''
  return `${begin}${from}.${furtherText(times)}`
}
