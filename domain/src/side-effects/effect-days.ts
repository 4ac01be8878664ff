import { addDays, type CalendarDay, dayOf, earlierDay } from '../time/calendar.ts'

/** A side effect as it is counted by day. */
export interface DatedEffect {
  /** milliseconds since the epoch */
  startedAt: number
  /** null while ongoing or unknown */
  endedAt: number | null
  /** 0 to 4 */
  severity: number
}

/** Days that one side effect marks at most. */
const LONGEST = 60

/** The days of a side effect; one without an end counts for its first day. */
function daysOf({ startedAt, endedAt }: DatedEffect, timeZone: string): CalendarDay[] {
  const first = dayOf(startedAt, timeZone)
  const last = endedAt === null ? first : earlierDay(dayOf(endedAt, timeZone), addDays(first, LONGEST - 1))
  const days = [first]
  for (let day = first; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

/** The worst severity of each day that had any. */
export function worstByDay(effects: readonly DatedEffect[], timeZone: string): Map<CalendarDay, number> {
  const worst = new Map<CalendarDay, number>()
  for (const effect of effects.filter(({ severity }) => severity > 0))
    for (const day of daysOf(effect, timeZone)) worst.set(day, Math.max(worst.get(day) ?? 0, effect.severity))
  return worst
}
