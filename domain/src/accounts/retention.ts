/** Months for which earlier versions and ended sessions are kept: a year to compare with, and the month that goes on. */
export const HISTORY_MONTHS = 13

/** The instant so many calendar months (UTC) before another, both in milliseconds since 1970. */
export const monthsBefore = (now: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months }).epochMilliseconds
