import { dayOf, instantOf, wallTimeAt } from '@pepwell/domain/time/calendar'
import { serverNow } from '../../lib/time/clock.ts'

/** Date and time fields for an instant, as clocks show it where the person lives. */
export const momentFields = (instant: number, timeZone: string) => ({
  takenDate: dayOf(instant, timeZone),
  takenTime: wallTimeAt(instant, timeZone),
})

interface Fields {
  takenDate: string
  takenTime: string
}

/** Whether the fields name another day than today, and no time of it: then nobody knows which instant they mean. */
export const lacksTime = ({ takenDate, takenTime }: Fields, timeZone: string): boolean =>
  takenTime === '' && takenDate !== '' && takenDate !== dayOf(serverNow(), timeZone)

/** The instant that date and time fields mean: without a date the time of today, without a time the present one. */
export function instantIn({ takenDate, takenTime }: Fields, timeZone: string): string {
  const day = takenDate || dayOf(serverNow(), timeZone)
  return new Date(takenTime ? instantOf(day, takenTime, timeZone) : serverNow()).toISOString()
}

/**
 * The instant that the fields of a dose mean which was logged before. They hold minutes: as long as they stand as they
 * were, it is the same instant.
 */
export function typedInstant(takenAt: string, fields: Fields, timeZone: string): string {
  const before = momentFields(Date.parse(takenAt), timeZone)
  const isSame = fields.takenDate === before.takenDate && fields.takenTime === before.takenTime
  return isSame ? takenAt : instantIn(fields, timeZone)
}
