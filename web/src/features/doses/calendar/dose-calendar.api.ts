import type { CalendarDay } from '@pepwell/domain/calendar'
import { doseDaysQuery } from '../doses.api.ts'
import { firstDayOf } from './weeks.ts'

/** A year, as on a calendar on the wall. */
export const WEEKS = 53

/** The days with doses on the calendar that ends today. */
export const calendarQuery = (today: CalendarDay) =>
  doseDaysQuery({ from: firstDayOf(today, WEEKS), to: today })
