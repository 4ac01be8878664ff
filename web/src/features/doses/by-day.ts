import type { DoseLog } from '@pepwell/contract/doses/doses'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'

/** The calendar day of a dose in the person's time zone. */
export const dayTaken = (dose: DoseLog, timeZone: string): CalendarDay =>
  dayOf(Date.parse(dose.takenAt), timeZone)

export interface DayOfDoses {
  day: CalendarDay
  doses: DoseLog[]
}

export function byDay(doses: readonly DoseLog[], timeZone: string): DayOfDoses[] {
  const days = Map.groupBy(doses, (dose) => dayTaken(dose, timeZone))
  return [...days].map(([day, ofDay]) => ({ day, doses: ofDay }))
}

const DAYS_SHOWN = 7

/**
 * The last seven days with their doses, oldest first.
 * @param isWhole whether the list is complete; otherwise days it may cut off are left out
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
