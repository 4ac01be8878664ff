import { dayNumberAt } from '../time/calendar.ts'

/** A side effect at its instant, in milliseconds since the epoch. */
export interface TimedEffect {
  startedAt: number
  severity: number
}

/** Side effects by calendar days after a dose: 0 on its day. */
export interface DaySinceDose {
  day: number
  /** the number of side effects */
  count: number
  /** mean severity; null without any */
  mean: number | null
}

/** Fewer side effects than this are only listed. */
export const MIN_EFFECTS = 6

/** Maximum days after a dose. */
const DAYS = 7

/**
 * Side effects by days since the dose before them, on the person's own calendar; those that began before any dose, or a
 * week later, are omitted.
 * @param doses milliseconds since the epoch, in any order
 */
export function byDaySinceDose(
  effects: readonly TimedEffect[],
  doses: readonly number[],
  timeZone: string,
): { days: DaySinceDose[]; total: number } {
  const earliestFirst = doses.toSorted((a, b) => a - b)
  const dayIn = (at: number) => dayNumberAt(at, timeZone)
  const severities: number[][] = Array.from({ length: DAYS }, () => [])
  for (const { startedAt, severity } of effects) {
    const last = earliestFirst.findLast((at) => at <= startedAt)
    if (severity > 0 && last !== undefined) severities[dayIn(startedAt) - dayIn(last)]?.push(severity)
  }
  const days = severities.map((its, day) => ({
    day,
    count: its.length,
    mean: its.length === 0 ? null : its.reduce((sum, one) => sum + one, 0) / its.length,
  }))
  return { days, total: days.reduce((sum, { count }) => sum + count, 0) }
}
