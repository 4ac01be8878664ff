import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { DayOfDoses } from './by-day.ts'

/** A due dose of a peptide on a day. */
export interface DueDay {
  day: CalendarDay
  /** the peptide's color slot */
  name: string
}

/** A peptide's status on a day. */
export type WeekRowState = 'taken' | 'due' | 'not-logged' | 'nothing'

/** A logged dose counts regardless of the schedule; a dose due today can still be taken. */
export function weekRowState(
  { day, doses }: DayOfDoses,
  name: string,
  { calls, today }: { calls: readonly DueDay[]; today: CalendarDay },
): WeekRowState {
  if (doses.some((dose) => dose.peptideName === name)) return 'taken'
  if (!calls.some((call) => call.day === day && call.name === name)) return 'nothing'
  return day === today ? 'due' : 'not-logged'
}

const words: Partial<Record<WeekRowState, string>> = { due: 'due', 'not-logged': 'not logged' }

const doseCount = (count: number): string =>
  count === 0 ? 'no dose' : count === 1 ? '1 dose' : `${count} doses`

/** '1 dose; Semaglutide due', 'no dose; BPC-157 not logged' */
export function dayInWords(
  of: DayOfDoses,
  names: readonly string[],
  what: { calls: readonly DueDay[]; today: CalendarDay },
): string {
  const states = names.flatMap((name) => {
    const word = words[weekRowState(of, name, what)]
    return word ? [`${name} ${word}`] : []
  })
  return [doseCount(of.doses.length), ...states].join('; ')
}
