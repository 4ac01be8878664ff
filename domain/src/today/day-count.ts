import { DUE_FOR } from '../reminders/reminders.ts'
import { dayOf } from '../time/calendar.ts'
import type { Moment, TimedReminder } from './due-times.ts'
import { overdueState } from './overdue-state.ts'
import type { TodayRow } from './today.ts'

/** A logged dose, or one that isn't sent yet, with a negative id. */
interface CountedDose {
  id: number
  userPeptideId: number | null
}

/** A reminder with the outcomes of its occurrences. */
export interface CountedReminder extends TimedReminder {
  userPeptideId: number
  /** ids of the doses that resolved its latest occurrences */
  takenBy: readonly number[]
  /** its last occurrence, if unresolved and no longer overdue */
  missedAt: string | null
  /** the number of its occurrences resolved by unsent doses */
  queuedDoses?: number
}

/** A day's doses: due, taken and extra. */
export interface DayCount {
  taken: number
  /** due: taken, open, upcoming or missed, but not skipped */
  due: number
  extra: number
}

/**
 * Identifies doses without an occurrence. Without an active reminder no due times are known, so no dose is extra.
 * @returns a predicate
 */
export function extraDoses<Dose extends CountedDose>(
  doses: readonly Dose[],
  reminders: readonly CountedReminder[],
): (dose: Dose) => boolean {
  const active = reminders.filter(({ isActive }) => isActive)
  const matched = new Set(reminders.flatMap(({ takenBy }) => takenBy))
  const extra = new Set<Dose>()
  for (const [id, own] of Map.groupBy(doses, ({ userPeptideId }) => userPeptideId)) {
    const ofEntry = active.filter(({ userPeptideId }) => userPeptideId === id)
    const unsent = own.filter((dose) => dose.id < 0)
    const resolving = ofEntry.reduce((sum, { queuedDoses = 0 }) => sum + queuedDoses, 0)
    const beyond = [
      ...own.filter((dose) => dose.id >= 0 && !matched.has(dose.id)),
      ...unsent.slice(resolving),
    ]
    if (ofEntry.length > 0) for (const dose of beyond) extra.add(dose)
  }
  return (dose) => extra.has(dose)
}

/** A reminder's last missed occurrence. */
function missedAt({ isActive, overdue, missedAt: missed }: CountedReminder, now: number): number {
  if (!isActive) return Number.NaN
  const isOver =
    overdue && Date.parse(overdue.since) + DUE_FOR <= now && overdueState(overdue, now) !== 'open'
  return Date.parse((isOver ? overdue.since : missed) ?? '')
}

/** Whether a row is taken, open or upcoming. */
const isCalledFor = (row: TodayRow<unknown, unknown>): boolean =>
  row.kind !== 'taken' && (row.kind !== 'overdue' || row.state === 'open')

/** The due doses of these rows' day, and how many were taken. */
export function dayCount<Dose extends CountedDose, Reminder extends CountedReminder>(
  rows: readonly TodayRow<Dose, Reminder>[],
  reminders: readonly Reminder[],
  { now, timeZone }: Moment,
): DayCount {
  const doses = rows.flatMap((row) => (row.kind === 'taken' ? [row.dose] : []))
  const extra = doses.filter(extraDoses(doses, reminders)).length
  const taken = doses.length - extra
  const missed = reminders
    .map((reminder) => missedAt(reminder, now))
    .filter((at) => at <= now && dayOf(at, timeZone) === dayOf(now, timeZone)).length
  return { taken, due: taken + rows.filter(isCalledFor).length + missed, extra }
}
