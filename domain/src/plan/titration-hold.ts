import type { MissedRule } from '../doses/missed-dose.ts'
import { hoursBetween } from '../safety/dose-spacing.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24

/** Hours after which a weekly dose counts as missed, without a label. */
const DEFAULT_WINDOW_HOURS = 24

/** Hours after its time until which a weekly dose can still be taken. */
function windowOf(rule: MissedRule | undefined): number {
  if (!rule) return DEFAULT_WINDOW_HOURS
  return rule.window === 'within' ? rule.hours : WEEK_HOURS - rule.hours
}

/** The last instant at which the second of two weekly doses after one can be taken; undefined for other schedules. */
const endOfSecondWindow = ({ frequency, missed }: WeeklyPlan, takenAt: number): number | undefined =>
  hoursBetween(frequency) === WEEK_HOURS ? takenAt + (2 * WEEK_HOURS + windowOf(missed)) * HOUR_MS : undefined

/** What decides when a weekly dose is missed. */
interface WeeklyPlan {
  frequency: string
  missed: MissedRule | undefined
}

/** Why steps are on hold. */
export type HoldReason = 'missed-doses' | 'red-flag'

/** A time in which steps were on hold, in milliseconds since the epoch. `until` is null while they still are. */
export interface Hold {
  reason: HoldReason
  from: number
  until: number | null
}

/** A dose and the one after it, in milliseconds since the epoch; null after the latest. */
export interface DoseGap {
  takenAt: number
  nextAt: number | null
}

/**
 * The gap before the first dose. That one is due when the steps begin, as if another were taken a week earlier.
 * @param beganAt when the steps began
 * @param firstAt null without any dose
 */
export const gapBeforeFirst = (beganAt: number, firstAt: number | null): DoseGap => ({
  takenAt: beganAt - WEEK_HOURS * HOUR_MS,
  nextAt: firstAt,
})

/**
 * The holds in which two weekly doses in a row were missed, with both of the label's windows over. Labels and trials
 * then ask the prescriber whether to restart lower. None for medicines that aren't weekly.
 */
export const missedDoseHolds = (plan: WeeklyPlan, gaps: readonly DoseGap[], now: number): Hold[] =>
  gaps.flatMap(({ takenAt, nextAt }) => {
    const from = endOfSecondWindow(plan, takenAt)
    return from !== undefined && (nextAt ?? now) > from
      ? [{ reason: 'missed-doses' as const, from, until: nextAt }]
      : []
  })

/** Days for which a serious symptom holds the steps. */
export const RED_FLAG_DAYS = 7

/** The holds after serious symptoms; those that overlap are one. @param startedAt of each, in any order */
export function redFlagHolds(startedAt: readonly number[], now: number): Hold[] {
  const length = RED_FLAG_DAYS * 24 * HOUR_MS
  const periods: { from: number; until: number }[] = []
  for (const from of startedAt.toSorted((a, b) => a - b)) {
    const last = periods.at(-1)
    if (last && from <= last.until) last.until = from + length
    else periods.push({ from, until: from + length })
  }
  return periods.map(({ from, until }) => ({ reason: 'red-flag', from, until: until >= now ? null : until }))
}
