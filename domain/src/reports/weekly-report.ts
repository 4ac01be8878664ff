import { addDays, type CalendarDay } from '../time/calendar.ts'

/** The hour of a Monday at which the report of the week before is mailed, on the operator's own clock. */
export const MAIL_HOUR = 7

/**
 * The Monday whose report has to be sent by now: the last that was {@link MAIL_HOUR} o'clock.
 * @param now milliseconds since 1970
 * @param timeZone IANA
 */
export function weekDue(now: number, timeZone: string): CalendarDay {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const monday = addDays(there.toPlainDate().toString(), 1 - there.dayOfWeek)
  return there.dayOfWeek === 1 && there.hour < MAIL_HOUR ? addDays(monday, -7) : monday
}
