import { addDays, type CalendarDay, dayNumber } from '@pepwell/domain/time/calendar'
import * as names from '@pepwell/domain/time/date-words'

/** A month: 'YYYY-MM'. */
export type Month = string

/** Number of months in the calendar, the current one last. */
export const MONTHS = 12

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7)

/** The month `count` months later, or earlier if negative. */
export const monthAfter = (month: Month, by: number): Month =>
  Temporal.PlainYearMonth.from(month).add({ months: by }).toString()

export const lastDayOf = (month: Month): CalendarDay => addDays(`${monthAfter(month, 1)}-01`, -1)

/** The last months up to the current one, oldest first. */
export const lastMonths = (today: CalendarDay): Month[] =>
  Array.from({ length: MONTHS }, (_, index) => monthAfter(monthOf(today), index + 1 - MONTHS))

/** 1970-01-01 was a Thursday, four days after a Sunday. */
const THURSDAY = 4

/** 0 for a Sunday. */
export const weekdayOf = (day: CalendarDay): number => (((dayNumber(day) + THURSDAY) % 7) + 7) % 7

/** The days of a month. */
export function daysOf(month: Month): CalendarDay[] {
  const first = `${month}-01`
  const count = Temporal.PlainYearMonth.from(month).daysInMonth
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** Weeks from Sunday to Saturday; days of other months are omitted. */
export function weeksOf(month: Month): (CalendarDay | undefined)[][] {
  const days = daysOf(month)
  const before = weekdayOf(days[0] ?? '')
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[7 * week + weekday - before]),
  )
}

/** Color level of a day: none, one, two, or three and more doses. */
export const intensityOf = (doses: number): 0 | 1 | 2 | 3 => Math.min(doses, 3) as 0 | 1 | 2 | 3

/** 1 to 12. */
const monthNumber = (month: Month) => Number(month.slice(5))

/** 'March' */
export const shortMonthName = (month: Month): string => names.monthName(monthNumber(month))

/** 'March 2026' */
export const monthName: (month: Month) => string = names.monthAndYear

/** 'Mar' */
export const briefMonthName = (month: Month): string => names.shortMonthName(monthNumber(month))
