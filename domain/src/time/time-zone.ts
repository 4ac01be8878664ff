/** Whether a text is a time zone that this runtime supports. */
export function isTimeZone(text: string): boolean {
  try {
    // An offset such as '+02:00' has no daylight-saving rule, so it isn't a valid home zone; Temporal accepts it, and
    // even offsets of date-times.
    return (
      /^[A-Za-z]{2}[\w+/-]*$/.test(text) &&
      Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text))
    )
  } catch {
    return false
  }
}
