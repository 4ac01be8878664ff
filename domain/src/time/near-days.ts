import { type CalendarDay, daysBetween } from './calendar.ts'

/** Days of ten years, with their leap days. */
const MAX_DISTANCE_DAYS = 3653

/** Whether a typed day is at most ten years away: one decades away is a typo, and would stretch every chart. */
export const isNearDay = (day: CalendarDay, today: CalendarDay): boolean =>
  Math.abs(daysBetween(today, day)) <= MAX_DISTANCE_DAYS
