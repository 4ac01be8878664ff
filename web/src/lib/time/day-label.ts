import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { formatDay, formatShortDay } from './dates.ts'

/** A date in words: 'Today', 'Yesterday', 'Tue, Mar 3', with the year if it differs. */
export function dayLabel(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)
}
