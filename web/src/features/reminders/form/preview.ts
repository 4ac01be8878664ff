import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { nextAlert } from '@pepwell/domain/reminders/leads'
import {
  followsDoses,
  hasRequiredNumbers,
  numbersFor,
  type PlannedTimes,
  reminderOccurrences,
} from '@pepwell/domain/reminders/reminders'
import { apartText } from '@pepwell/domain/safety/dose-spacing'
import { formatList } from '@pepwell/domain/text/format-list'
import { formatDay, formatInstant, formatShortDay, formatWallTime } from '../../../lib/time/dates.ts'
import { repeatText, timingsText } from '../schedule-words.ts'
import { type ForecastFrom, forecastNext, forecastSpacing, type PreviewedTimes } from './forecast.ts'
import { plannedWithin } from './planned-within.ts'

const MINUTE_MS = 60_000

/** The first notification: if its lead time has passed, the one after. */
const firstAlert = (
  planned: PlannedTimes,
  timings: readonly number[],
  { from, now, timeZone }: { from: number; now: number; timeZone: string },
) =>
  timings
    .flatMap((minutesBefore) => nextAlert(planned, { minutesBefore, now, timeZone, from }) ?? [])
    .toSorted((a, b) => a.alertAt - b.alertAt)[0]

/** The two times after the next; omitted if weekdays already say it. */
function thenText(planned: PlannedTimes, next: number, timeZone: string): string {
  if (numbersFor(planned.frequency).length === 0) return ''
  const days: string[] = []
  for (const { day } of reminderOccurrences(planned, next + 1, timeZone)) {
    days.push(formatShortDay(day))
    if (days.length === 2) break
  }
  return days.length > 0 ? `, then ${days.join(' and ')}` : ''
}

const hasTimes = ({ time, days, anchor }: PreviewedTimes): boolean =>
  Boolean(time && anchor) && days.length > 0

const isComplete = (times: PreviewedTimes): boolean => hasTimes(times) && hasRequiredNumbers(times)

/** Why there is no forecast. */
function unforeseen(times: PreviewedTimes, entry: PlanEntry | undefined): string | undefined {
  if (!hasTimes(times) || times.timings.length === 0)
    return 'Choose days, a time and a timing to see when we remind you.'
  if (!hasRequiredNumbers(times)) return 'Choose how many days, weeks or months to see when we remind you.'
  if (entry && entry.status !== 'active')
    return `${peptideName(entry)} isn’t active in your plan. We’ll remind you once it is.`
  return undefined
}

/** ' Also at 2:00 PM and 8:00 PM, again every 15 minutes until logged.' */
function furtherText({ frequency, time, alsoAt = [], repeatEvery = null }: PreviewedTimes): string {
  const times = followsDoses(frequency) ? [] : [...new Set(alsoAt)]
  const others = times.filter((other) => other && other !== time).sort()
  const parts = [
    others.length > 0 && `also at ${formatList(others.map(formatWallTime))}`,
    repeatText({ repeatEvery }),
  ].filter((part) => typeof part === 'string')
  const text = parts.join(', ')
  return text && ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** 'Last dose 2 h ago. '; empty without one. */
function lastDoseText({ doses, now }: ForecastFrom): string {
  if (doses.length === 0) return ''
  const since = now - Math.max(...doses)
  return since < MINUTE_MS ? 'Last dose just now. ' : `Last dose ${apartText(since)} ago. `
}

/** 'Last dose 2 h ago. Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes before.', in the person's time zone. */
export function previewText(times: PreviewedTimes, from: ForecastFrom): string {
  const { timings } = times
  const { entry, now, timeZone } = from
  const instead = unforeseen(times, entry)
  if (instead) return instead
  const planned = plannedWithin(times, entry)
  const next = forecastNext(times, from)
  if (!next) {
    const end = entry?.endDate ? `: ${peptideName(entry)} ends on ${formatDay(entry.endDate)}` : ''
    return `You’d never get this reminder${end}.`
  }
  const shown = (at: number) => formatInstant(new Date(at).toISOString(), timeZone)
  const first = firstAlert(planned, timings, { from: next.at, now, timeZone })
  const begin = `${lastDoseText(from)}Next: ${shown(next.at)}${thenText(planned, next.at, timeZone)}. We remind you ${timingsText(timings)}`
  if (first === undefined) return `${begin}, but that time has passed and there’s no next one.`
  const begins = first.at > next.at ? `, for the first time on ${shown(first.alertAt)}` : ''
  return `${begin}${begins}.${furtherText(times)}`
}

/** The warning before saving: doses closer together than the label allows. */
export const previewWarnings = (times: PreviewedTimes, from: ForecastFrom): string[] =>
  isComplete(times) ? forecastSpacing(times, from) : []
