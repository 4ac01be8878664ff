import { hypergeometricTail, SIGNIFICANT } from '../math/exact-tests.ts'
import { type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'

/** Maximum days after a dose. */
export const DAYS_AFTER_DOSE = 7

/** A day after a dose on fewer doses than these compares with nothing. */
const LEAST_DOSES = 6

/**
 * The day after a dose with more side effects than chance explains: the hypergeometric tail, times the number of days
 * tested. Undefined if none stands out.
 * @param doses days of one peptide's doses, in any order
 * @param worst highest severity by day
 * @param until the last day to consider
 */
export function worstDayAfterDose(
  doses: readonly CalendarDay[],
  worst: ReadonlyMap<CalendarDay, number>,
  { since, until }: { since: CalendarDay; until: CalendarDay },
): number | undefined {
  const starts = [...new Set(doses.map(dayNumber))].sort((one, other) => one - other)
  const [first, last] = [dayNumber(since), dayNumber(until)]
  const counts = Array.from({ length: DAYS_AFTER_DOSE }, () => ({ of: 0, marked: 0 }))
  for (const [index, start] of starts.entries()) {
    const end = Math.min(starts[index + 1] ?? Number.POSITIVE_INFINITY, start + DAYS_AFTER_DOSE, last + 1)
    for (let day = Math.max(start, first); day < end; day++) {
      const count = counts[day - start]
      if (!count) continue
      count.of++
      if (worst.has(dayNamed(day))) count.marked++
    }
  }
  const sum = (of: 'of' | 'marked') => counts.reduce((total, count) => total + count[of], 0)
  const [all, markedInAll] = [sum('of'), sum('marked')]
  const compared = counts.map((count, day) => ({ ...count, day })).filter(({ of }) => of >= LEAST_DOSES)
  if (compared.length < 2) return undefined
  const likeliest = compared
    .map(({ day, ...count }) => ({ day, p: hypergeometricTail({ ...count, all, markedInAll }) }))
    .reduce((least, one) => (one.p < least.p ? one : least))
  return likeliest.p * compared.length < SIGNIFICANT ? likeliest.day : undefined
}
