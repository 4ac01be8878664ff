import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { doseDaysQuery } from '../doses.api.ts'

/** The maximum span of one request: twelve whole months fit. */
const DAYS = 371

/** Days with doses, up to today. */
export const calendarQuery = (today: CalendarDay) =>
  doseDaysQuery({ from: addDays(today, 1 - DAYS), to: today })
