const DAY_MS = 24 * 60 * 60 * 1000

/** A side effect at its instant, in milliseconds since the epoch. */
export interface TimedEffect {
  startedAt: number
  severity: number
}

/** Side effects by whole days after a dose. */
export interface DaySinceDose {
  day: number
  /** the number of side effects */
  count: number
  /** mean severity; null without any */
  mean: number | null
}

/** Fewer side effects than this are only listed. */
export const LEAST_EFFECTS = 6

/** Maximum days after a dose. */
const DAYS = 7

/**
 * Side effects by whole days since the dose before them; those that began before any dose, or a week later,
 * are omitted.
 */
export function byDaySinceDose(
  effects: readonly TimedEffect[],
  doses: readonly number[],
): { days: DaySinceDose[]; total: number } {
  const earliestFirst = doses.toSorted((a, b) => a - b)
  const severities: number[][] = Array.from({ length: DAYS }, () => [])
  for (const { startedAt, severity } of effects) {
    const last = earliestFirst.findLast((at) => at <= startedAt)
    if (severity > 0 && last !== undefined)
      severities[Math.floor((startedAt - last) / DAY_MS)]?.push(severity)
  }
  const days = severities.map((its, day) => ({
    day,
    count: its.length,
    mean: its.length === 0 ? null : its.reduce((sum, one) => sum + one, 0) / its.length,
  }))
  return { days, total: days.reduce((sum, { count }) => sum + count, 0) }
}
