import type { MissedRule } from '../doses/missed-dose.ts'
import { hoursBetween } from '../safety/dose-spacing.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24

/** Hours after which a weekly dose counts as missed, without a label. */
const USUAL_WINDOW_HOURS = 24

/** Hours after its time until which a weekly dose can still be taken. */
function windowOf(rule: MissedRule | undefined): number {
  if (!rule) return USUAL_WINDOW_HOURS
  return rule.window === 'within' ? rule.hours : WEEK_HOURS - rule.hours
}

/**
 * Whether two weekly doses in a row were missed, with both of the label's windows over. Labels and trials then ask the
 * prescriber whether to restart lower.
 * @param lastTakenAt the latest dose in milliseconds since the epoch; undefined without any, which decides nothing
 * @returns false for non-weekly medicines
 */
export function missedTwoWeeklyDoses(
  { frequency, missed }: { frequency: string; missed: MissedRule | undefined },
  lastTakenAt: number | undefined,
  now: number,
): boolean {
  if (hoursBetween(frequency) !== WEEK_HOURS || lastTakenAt === undefined) return false
  return now > lastTakenAt + (2 * WEEK_HOURS + windowOf(missed)) * HOUR_MS
}
