import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { peptideName } from '@pepwell/domain/plan'
import { nextReminderOccurrence, type PlannedTimes, type ReminderTimes } from '@pepwell/domain/reminders'
import { formatDay, formatInstant } from '../../../lib/dates.ts'
import { timingsText } from '../schedule-words.ts'

const MINUTE_MS = 60_000

/** What stands in the form of when a reminder comes. */
export interface PreviewedTimes extends ReminderTimes {
  /** minutes before */
  timings: readonly number[]
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

/** When the person is first told something: a lead time whose moment is over begins with the time after. */
function firstReminderAt(planned: PlannedTimes, timings: readonly number[], now: number, timeZone: string) {
  const moments = timings.flatMap((minutes) => {
    const next = nextReminderOccurrence(planned, now + minutes * MINUTE_MS, timeZone)
    return next ? [next.at - minutes * MINUTE_MS] : []
  })
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** 'Next: Sat, Nov 21, 8:00 AM. You are reminded 30 minutes before.', in the zone where the person lives. */
export function previewText(times: PreviewedTimes, { entry, now, timeZone }: Circumstances): string {
  const { timings } = times
  if (!times.time || times.days.length === 0 || timings.length === 0)
    return 'Choose days, a time and a timing to see when it comes.'
  if (entry && entry.status !== 'active')
    return `${peptideName(entry)} is not active in your plan: nothing comes until it is.`
  const planned = within(times, times.anchor, entry)
  const next = nextReminderOccurrence(planned, now, timeZone)
  if (!next) {
    const end = entry?.endDate ? `: ${peptideName(entry)} ends on ${formatDay(entry.endDate)}` : ''
    return `It would never come${end}.`
  }
  const shown = (at: number) => formatInstant(new Date(at).toISOString(), timeZone)
  const first = firstReminderAt(planned, timings, now, timeZone)
  const begin = `Next: ${shown(next.at)}. You are reminded ${timingsText(timings)}`
  if (first === undefined) return `${begin}, but that moment is over, and there is no time after it.`
  return first > next.at ? `${begin}, for the first time on ${shown(first)}.` : `${begin}.`
}
