import type { CalendarDay } from './calendar.ts'

/** The hours of a person's day between which we send non-urgent notices. */
const FROM_HOUR = 9
const UNTIL_HOUR = 21

const zoned = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)

/** Whether it is the time of day for notices that aren't urgent. @param instant milliseconds since the epoch */
export function isCheckTime(instant: number, timeZone: string): boolean {
  const { hour } = zoned(instant, timeZone)
  return hour >= FROM_HOUR && hour < UNTIL_HOUR
}

/** Nine o'clock of a day on a person's clock, in milliseconds since the epoch. */
export const checkOn = (day: CalendarDay, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from({ hour: FROM_HOUR }),
  }).epochMilliseconds

/** The next nine o'clock on a person's clock after an instant, in milliseconds since the epoch. */
export function nextCheck(instant: number, timeZone: string): number {
  const today = zoned(instant, timeZone).toPlainDate()
  const first = checkOn(today.toString(), timeZone)
  return first > instant ? first : checkOn(today.add({ days: 1 }).toString(), timeZone)
}
