import { dayOf, instantOf, wallTimeAt } from '@pepwell/domain/time/calendar'
import { serverNow } from '../../lib/time/clock.ts'

/** Date and time field values of an instant in the person's time zone. */
export const momentFields = (instant: number, timeZone: string) => ({
  takenDate: dayOf(instant, timeZone),
  takenTime: wallTimeAt(instant, timeZone),
})

interface Fields {
  takenDate: string
  takenTime: string
}

/** Whether the fields name another day without a time, which is ambiguous. */
export const lacksTime = ({ takenDate, takenTime }: Fields, timeZone: string): boolean =>
  takenTime === '' && takenDate !== '' && takenDate !== dayOf(serverNow(), timeZone)

/** The instant of the fields: today if the date is empty, now if the time is empty. */
export function instantIn({ takenDate, takenTime }: Fields, timeZone: string): string {
  const day = takenDate || dayOf(serverNow(), timeZone)
  return new Date(takenTime ? instantOf(day, takenTime, timeZone) : serverNow()).toISOString()
}

/** The instant of an edited dose. The fields have no seconds, so unchanged fields keep the original instant. */
export function typedInstant(takenAt: string, fields: Fields, timeZone: string): string {
  const before = momentFields(Date.parse(takenAt), timeZone)
  const isSame = fields.takenDate === before.takenDate && fields.takenTime === before.takenTime
  return isSame ? takenAt : instantIn(fields, timeZone)
}
