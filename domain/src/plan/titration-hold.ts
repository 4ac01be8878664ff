import type { MissedRule } from '../doses/missed-dose.ts'
import { hoursBetween } from '../safety/dose-spacing.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24

/** Hours after a weekly dose's time within which it still counts as taken, where no label says. */
const USUAL_WINDOW_HOURS = 24

/** Hours after its time until which a weekly dose can still be taken. */
function windowOf(rule: MissedRule | undefined): number {
  if (!rule) return USUAL_WINDOW_HOURS
  return rule.window === 'within' ? rule.hours : WEEK_HOURS - rule.hours
}

/**
 * Whether two weekly doses in a row were missed, both windows of the label being over: labels and trials then have the prescriber
 * decide whether to start lower again.
 * @param lastTakenAt the latest dose in milliseconds since the epoch; undefined where none was ever logged, which says nothing
 * @returns false for what isn't taken weekly
 */
export function missedTwoWeeklyDoses(
  { frequency, missed }: { frequency: string; missed: MissedRule | undefined },
  lastTakenAt: number | undefined,
  now: number,
): boolean {
  if (hoursBetween(frequency) !== WEEK_HOURS || lastTakenAt === undefined) return false
  return now > lastTakenAt + (2 * WEEK_HOURS + windowOf(missed)) * HOUR_MS
}
