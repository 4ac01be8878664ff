const YEAR_MS = 366 * 24 * 60 * 60 * 1000

/**
 * The instants of a zone's clock changes within a year, starting with the first instant. Milliseconds since
 * the epoch.
 */
function turnsOf(timeZone: string, from: number): number[] {
  const turns = [from]
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > from + YEAR_MS) return turns
    turns.push(next.epochMilliseconds)
    at = next
  }
}

const offsetAt = (instant: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds

/**
 * Whether two zones have the same wall time for a year from an instant. Names say nothing about that:
 * 'Asia/Calcutta' is 'Asia/Kolkata', and Paris has the time of Berlin, while Phoenix has Denver's only in winter.
 * @param one IANA name
 * @param other IANA name
 * @param from milliseconds since the epoch
 * @throws RangeError when a zone is unknown
 */
export function haveSameWallTime(one: string, other: string, from: number): boolean {
  const turns = [...turnsOf(one, from), ...turnsOf(other, from)]
  return turns.every((turn) => offsetAt(turn, one) === offsetAt(turn, other))
}

/** A zone's place name: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
