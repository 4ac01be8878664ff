import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { formatInstant, formatTime } from '../../lib/time/dates.ts'

/** Whether this device uses a 24-hour clock. */
const countsTo24 = (): boolean =>
  /^h2[34]$/.test(new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle ?? '')

/** '7:36 AM', or '07:36' on a 24-hour clock. */
function timeText(at: number, timeZone: string): string {
  if (!countsTo24()) return formatTime(new Date(at).toISOString(), timeZone)
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The time of the shown data, with the date unless it is today. */
export function asOfText(at: number, { today, timeZone }: { today: CalendarDay; timeZone: string }): string {
  return dayOf(at, timeZone) === today
    ? timeText(at, timeZone)
    : formatInstant(new Date(at).toISOString(), timeZone)
}
