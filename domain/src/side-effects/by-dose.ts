import { addDays, type CalendarDay, dayNumber } from '../time/calendar.ts'
import type { DayMarks } from './marked-days.ts'

/** Maximum days after a dose, and maximum number of doses. */
const DAYS = 7
const MAX_DOSES = 6

/** Doses closer together leave no days in between to look at. */
const MIN_DAYS = 3

/** A side effect of a day, with its worst severity. */
export interface DayEffect {
  name: string
  /** 1 to 4 */
  severity: number
}

/** The side effects after one dose. */
export interface DoseEffects {
  on: CalendarDay
  /** as typed: '0.5 mg' */
  dose: string
  /** by days since the dose, 0 on its day; they end before the next dose, and today */
  days: readonly (readonly DayEffect[])[]
}

/**
 * The side effects after each of the latest doses, latest first; none if all are closer than three days. Of a day
 * with several doses, the last one counts.
 * @param doses of one peptide, earliest first
 * @param marked the side effects of each day that had any
 */
export function effectsByDose(
  doses: readonly { day: CalendarDay; dose: string }[],
  marked: ReadonlyMap<CalendarDay, DayMarks>,
  today: CalendarDay,
): DoseEffects[] {
  const byDay = [...new Map(doses.map(({ day, dose }) => [day, dose]))].filter(([on]) => on <= today)
  const latest = byDay.slice(-MAX_DOSES)
  const shown = latest.map(([on, dose], index) => {
    const next = latest[index + 1]?.[0] ?? addDays(today, 1)
    const length = Math.min(DAYS, dayNumber(next) - dayNumber(on))
    const days = Array.from({ length }, (_, day) =>
      [...(marked.get(addDays(on, day)) ?? [])].map(([name, severity]) => ({ name, severity })),
    )
    return { on, dose, days }
  })
  return shown.some(({ days }) => days.length >= MIN_DAYS) ? shown.reverse() : []
}
