import type { Span } from '@pepwell/contract/reports/reports'
import { isShortEnough, SPAN_TOO_LONG } from '@pepwell/domain/reports/reports'
import { addDays, daysBetween, latestOfDays } from '@pepwell/domain/time/calendar'
import { Refusal } from '../../refusal.ts'
import type { Days } from './reports.queries.ts'

/** Default range in days up to today. */
const DEFAULT_DAYS = 30

/** Before any data. */
export const EARLIEST_DAY = '1900-01-01'

/**
 * The requested range, by the reader's own today.
 * @throws Refusal INVALID_INPUT if there are too many days up to today
 */
export function daysOf({ startDate, endDate }: Span, today: string): Days {
  const to = endDate ?? latestOfDays(startDate ?? today, today)
  const from = startDate ?? addDays(to, -DEFAULT_DAYS)
  if (!isShortEnough(from, to)) throw new Refusal('INVALID_INPUT', { sentence: SPAN_TOO_LONG })
  return { from, to }
}

/** A number of days up to and including a day. */
export const daysUpTo = (to: string, count: number): Days => ({ from: addDays(to, 1 - count), to })

/** The previous range of equal length. */
export const spanBefore = ({ from, to }: Days): Days => daysUpTo(addDays(from, -1), daysBetween(from, to) + 1)

/** Each day of a range as a range. */
export const eachDay = ({ from, to }: Days): Days[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { from: day, to: day }
  })

/** The month of a day: '2026-11'. */
export const monthOfDay = (day: string): string => day.slice(0, 7)

/** The month a number of months after another; before it if negative. */
export const monthAfter = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString()

/** All days of a month. */
export function daysOfMonth(month: string): Days {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` }
}

/** A number of months up to a day, oldest first; the last one ends on that day. */
export const lastMonths = (to: string, count: number): Days[] =>
  Array.from({ length: count }, (_, index) => {
    const month = daysOfMonth(monthAfter(monthOfDay(to), index + 1 - count))
    return index === count - 1 ? { from: month.from, to } : month
  })

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
