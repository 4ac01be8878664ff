import { addDays, type CalendarDay } from '../time/calendar.ts'

/** The hour on Mondays at which last week's report is mailed, in the operator's time zone. */
export const MAIL_HOUR = 7

/**
 * The Monday of the report that is due: the last one past {@link MAIL_HOUR} o'clock.
 * @param now milliseconds since 1970
 * @param timeZone IANA
 */
export function weekDue(now: number, timeZone: string): CalendarDay {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const monday = addDays(there.toPlainDate().toString(), 1 - there.dayOfWeek)
  return there.dayOfWeek === 1 && there.hour < MAIL_HOUR ? addDays(monday, -7) : monday
}
