/** Months for which earlier versions and ended sessions are stored: a year for comparison, plus the current month. */
export const HISTORY_MONTHS = 13

/** Subtracts calendar months (UTC) from an instant, both in milliseconds since 1970. */
export const monthsBefore = (now: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months }).epochMilliseconds
