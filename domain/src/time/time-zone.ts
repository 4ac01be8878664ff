/** Whether a text names a time zone that this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    // An offset such as '+02:00' has no rule for daylight saving, so it is not a home; Temporal would take it, and even
    // the offset of a whole date and time.
    return (
      /^[A-Za-z]{2}[\w+/-]*$/.test(text) &&
      Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text))
    )
  } catch {
    return false
  }
}
