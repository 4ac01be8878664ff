import type { Span } from '@pepwell/contract/reports/reports'
import { isShortEnough, SPAN_TOO_LONG } from '@pepwell/domain/reports/reports'
import { addDays, daysBetween, laterDay } from '@pepwell/domain/time/calendar'
import { Refusal } from '../../http/refusal.ts'
import type { Days } from './reports.queries.ts'

/** Days back to today where nobody says from when. */
const USUAL_DAYS = 30

/** Before anything was. */
export const EVER = '1900-01-01'

/**
 * The days that somebody asks for, by their own today.
 * @throws Refusal INVALID_INPUT when those up to today are too many
 */
export function daysOf({ startDate, endDate }: Span, today: string): Days {
  const to = endDate ?? laterDay(startDate ?? today, today)
  const from = startDate ?? addDays(to, -USUAL_DAYS)
  if (!isShortEnough(from, to)) throw new Refusal('INVALID_INPUT', { sentence: SPAN_TOO_LONG })
  return { from, to }
}

/** So many days up to one, that one included. */
export const daysUpTo = (to: string, count: number): Days => ({ from: addDays(to, 1 - count), to })

/** The span of equal length before. */
export const spanBefore = ({ from, to }: Days): Days => daysUpTo(addDays(from, -1), daysBetween(from, to) + 1)

/** Each day of a span as a span. */
export const eachDay = ({ from, to }: Days): Days[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const day = addDays(from, place)
    return { from: day, to: day }
  })

/** The month of a day: '2026-11'. */
export const monthOfDay = (day: string): string => day.slice(0, 7)

/** The month so many after another, or, negative, before it. */
export const monthAfter = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString()

/** All days of a month. */
export function daysOfMonth(month: string): Days {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` }
}

/** So many months up to a day, oldest first; the last ends with the day. */
export const lastMonths = (to: string, count: number): Days[] =>
  Array.from({ length: count }, (_, place) => {
    const month = daysOfMonth(monthAfter(monthOfDay(to), place + 1 - count))
    return place === count - 1 ? { from: month.from, to } : month
  })

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
