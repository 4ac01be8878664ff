import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { doseDaysQuery } from '../doses.api.ts'

/** The most that is answered at once: twelve whole months in any case. */
const DAYS = 371

/** The days with doses up to today. */
export const calendarQuery = (today: CalendarDay) =>
  doseDaysQuery({ from: addDays(today, 1 - DAYS), to: today })
