import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { formatDay, formatMonthDay, formatTime } from '../../../lib/time/dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A time in short form: '12 min ago', 'Today, 8:04 AM', 'Yesterday', 'Nov 17', with the year if it differs. */
export function ago(instant: string, now: number, timeZone: string): string {
  const at = Date.parse(instant)
  const since = now - at
  if (since < MINUTE_MS) return 'Just now'
  if (since < HOUR_MS) return `${Math.floor(since / MINUTE_MS)} min ago`
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)]
  if (day === today) return `Today, ${formatTime(instant, timeZone)}`
  if (day === addDays(today, -1)) return 'Yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatDay(day)
}
