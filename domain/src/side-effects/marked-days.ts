import { addDays, type CalendarDay, dayOf, earliestOfDays } from '../time/calendar.ts'

/** A side effect, for counting by day. */
export interface DatedEffect {
  name: string
  /** milliseconds since the epoch */
  startedAt: number
  /** null while ongoing or unknown */
  endedAt: number | null
  /** 0 to 4 */
  severity: number
}

/** The worst severity of each side effect of a day, by its name. */
export type DayMarks = ReadonlyMap<string, number>

/** The maximum number of days that one side effect marks. */
const MAX_LENGTH = 60

/** The days of a side effect; one without an end counts for its first day. */
function daysOf({ startedAt, endedAt }: DatedEffect, timeZone: string): CalendarDay[] {
  const first = dayOf(startedAt, timeZone)
  const last =
    endedAt === null ? first : earliestOfDays(dayOf(endedAt, timeZone), addDays(first, MAX_LENGTH - 1))
  const days = [first]
  for (let day = first; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

/** The side effects of each day that had any. */
export function markedDays(effects: readonly DatedEffect[], timeZone: string): Map<CalendarDay, DayMarks> {
  const marked = new Map<CalendarDay, Map<string, number>>()
  for (const effect of effects.filter(({ severity }) => severity > 0))
    for (const day of daysOf(effect, timeZone)) {
      const own = marked.get(day) ?? new Map<string, number>()
      marked.set(day, own.set(effect.name, Math.max(own.get(effect.name) ?? 0, effect.severity)))
    }
  return marked
}

/** The worst severity of each day that had any. */
export const worstOfDays = (marked: ReadonlyMap<CalendarDay, DayMarks>): Map<CalendarDay, number> =>
  new Map([...marked].map(([day, own]) => [day, Math.max(...own.values())]))
