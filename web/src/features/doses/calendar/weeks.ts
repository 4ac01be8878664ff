import { addDays, type CalendarDay, daysBetween } from '@pepwell/domain/calendar'

/** A day of the heat map and how many doses were logged on it; a day to come has no number yet. */
export interface HeatDay {
  day: CalendarDay
  doses: number | null
}

/** A Monday to look from; which one doesn't matter. */
const A_MONDAY = '2024-01-01'

const mondayOf = (day: CalendarDay): CalendarDay => {
  const since = daysBetween(A_MONDAY, day)
  return addDays(day, -(((since % 7) + 7) % 7))
}

/** The first day of a heat map of so many weeks that ends with the week of `today`. */
export const firstDayOf = (today: CalendarDay, weeks: number): CalendarDay =>
  addDays(mondayOf(today), -7 * (weeks - 1))

/** Whole weeks from Monday to Sunday, the last one with `today` in it. */
export function heatWeeks(
  counted: readonly { day: CalendarDay; doses: number }[],
  today: CalendarDay,
  weeks: number,
): HeatDay[][] {
  const known = new Map(counted.map(({ day, doses }) => [day, doses]))
  const first = firstDayOf(today, weeks)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(first, 7 * week + weekday)
      return { day, doses: day > today ? null : (known.get(day) ?? 0) }
    }),
  )
}

/** How strong a day is coloured: none, one, two, or three and more doses. */
export const heatOf = (doses: number): 0 | 1 | 2 | 3 => Math.min(doses, 3) as 0 | 1 | 2 | 3
