import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { changeBetween, toPounds, type WeightUnit } from '@pepwell/domain/weight/weight'
import { formatDay, formatMonthDay } from '../../../lib/time/dates.ts'
import { formattedWeight, signedWeight } from '../formatted-weight.ts'

/** Pounds at the weigh-in of a photo; undefined where there is none. */
const poundsOf = ({ weight, unit }: ProgressPhoto): number | undefined =>
  weight === null || unit === null ? undefined : toPounds(weight, unit)

/** What somebody weighed on a photo, in the unit that they read. */
export function photoWeight(photo: ProgressPhoto, unit: WeightUnit): string | undefined {
  const pounds = poundsOf(photo)
  return pounds === undefined ? undefined : formattedWeight(pounds, unit)
}

/** From one photo to another: '−8.4 lbs'; undefined unless both have a weight. */
export function weightBetween(
  before: ProgressPhoto,
  after: ProgressPhoto,
  unit: WeightUnit,
): string | undefined {
  const [from, to] = [poundsOf(before), poundsOf(after)]
  if (from === undefined || to === undefined) return undefined
  return signedWeight(changeBetween(from, to, unit), unit)
}

/** A photo in one line: 'Jun 15, 2026, 170.2 lbs'. */
export const photoTitle = (photo: ProgressPhoto, unit: WeightUnit): string =>
  [formatDay(photo.takenOn), photoWeight(photo, unit)].filter(Boolean).join(', ')

/** A day under a small picture: 'Jun 15', or 'Jun 15 ’25' in another year. */
export const tinyDay = (day: CalendarDay, today: CalendarDay): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatMonthDay(day)
    : `${formatMonthDay(day)} \u2019${day.slice(2, 4)}`
