import { dayOf, instantOf } from '@pepwell/domain/calendar'

const wallTime = (instant: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/** Date and time fields for an instant, as clocks show it where the person lives. */
export const momentFields = (instant: number, timeZone: string) => ({
  takenDate: dayOf(instant, timeZone),
  takenTime: wallTime(instant, timeZone),
})

/** The instant that date and time fields mean; the present one when either is empty. */
export function instantIn(fields: { takenDate: string; takenTime: string }, timeZone: string): string {
  const { takenDate, takenTime } = fields
  const at = takenDate && takenTime ? instantOf(takenDate, takenTime, timeZone) : Date.now()
  return new Date(at).toISOString()
}

/**
 * The instant that the fields of a dose mean which was logged before. They hold minutes: as long as they stand as they
 * were, it is the same instant.
 */
export function momentSaid(
  takenAt: string,
  fields: { takenDate: string; takenTime: string },
  timeZone: string,
): string {
  const before = momentFields(Date.parse(takenAt), timeZone)
  const isSame = fields.takenDate === before.takenDate && fields.takenTime === before.takenTime
  return isSame ? takenAt : instantIn(fields, timeZone)
}
