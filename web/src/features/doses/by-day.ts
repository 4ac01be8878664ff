import type { DoseLog } from '@pepwell/contract/doses/doses'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'

/** The person's own calendar day on which a dose was taken. */
export const dayTaken = (dose: DoseLog, timeZone: string): CalendarDay =>
  dayOf(Date.parse(dose.takenAt), timeZone)

export interface DayOfDoses {
  day: CalendarDay
  doses: DoseLog[]
}

/** Doses grouped by day, in the order they come in. */
export function byDay(doses: readonly DoseLog[], timeZone: string): DayOfDoses[] {
  const days = Map.groupBy(doses, (dose) => dayTaken(dose, timeZone))
  return [...days].map(([day, ofDay]) => ({ day, doses: ofDay }))
}

const DAYS_SHOWN = 7

/**
 * The last seven days up to today with their doses, oldest first.
 * @param isWhole whether these are all doses there are; a cut-off list leaves out the days it may not cover whole
 */
export function lastWeek(
  doses: readonly DoseLog[],
  { today, timeZone, isWhole }: { today: CalendarDay; timeZone: string; isWhole: boolean },
): DayOfDoses[] {
  const known = new Map(byDay(doses, timeZone).map(({ day, doses: ofDay }) => [day, ofDay]))
  const cutOff = isWhole ? undefined : [...known.keys()].at(-1)
  const days = Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i + 1 - DAYS_SHOWN))
  return days
    .filter((day) => cutOff === undefined || day > cutOff)
    .map((day) => ({ day, doses: known.get(day) ?? [] }))
}
