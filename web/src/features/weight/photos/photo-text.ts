import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { changeBetween, toPounds, type WeightUnit } from '@pepwell/domain/weight/weight'
import { formatDay, formatMonthDay } from '../../../lib/time/dates.ts'
import { formattedWeight, signedWeight } from '../formatted-weight.ts'

/** The weight at a photo's weigh-in, in pounds; undefined without one. */
const poundsOf = ({ weight, unit }: ProgressPhoto): number | undefined =>
  weight === null || unit === null ? undefined : toPounds(weight, unit)

/** A photo's weight in the display unit. */
export function photoWeight(photo: ProgressPhoto, unit: WeightUnit): string | undefined {
  const pounds = poundsOf(photo)
  return pounds === undefined ? undefined : formattedWeight(pounds, unit)
}

/** The change between photos: '−8.4 lbs'; undefined unless both have a weight. */
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

/** A thumbnail's date: 'Jun 15', or 'Jun 15 ’25' for another year. */
export const tinyDay = (day: CalendarDay, today: CalendarDay): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatMonthDay(day)
    : `${formatMonthDay(day)} \u2019${day.slice(2, 4)}`
