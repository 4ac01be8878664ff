import { dayOf } from '../time/calendar.ts'
import { isOnTimeline, type Moment, type TimedReminder, timesOf } from './due-times.ts'
import { type OverdueState, overdueState } from './overdue-state.ts'

/** One line of a day. Instants are milliseconds since the epoch. */
export type TodayRow<Dose, Reminder> =
  | { kind: 'taken'; at: number; dose: Dose }
  | { kind: 'due' | 'next'; at: number; reminder: Reminder }
  | { kind: 'overdue'; at: number; reminder: Reminder; state: OverdueState }

/**
 * A person's day in time order: taken, due, overdue and upcoming doses, including the next hours past midnight.
 * Occurrences of the previous day stay while they need attention.
 * @param doses any; those of other days are ignored
 * @param reminders possibly loaded a while ago; times that have passed since are handled
 */
export function timelineOf<Dose extends { takenAt: string }, Reminder extends TimedReminder>(
  { doses, reminders }: { doses: readonly Dose[]; reminders: readonly Reminder[] },
  { now, timeZone }: Moment,
): TodayRow<Dose, Reminder>[] {
  const today = dayOf(now, timeZone)
  const isToday = (at: number) => dayOf(at, timeZone) === today
  const taken = doses
    .map((dose) => ({ kind: 'taken' as const, at: Date.parse(dose.takenAt), dose }))
    .filter(({ at }) => isToday(at))
  const times = reminders.flatMap((reminder) => timesOf(reminder, now))
  const due = times.filter(({ at }) => at <= now).map((time) => ({ kind: 'due' as const, ...time }))
  const next = times
    .filter(({ at }) => at > now && isOnTimeline(at, { now, timeZone }))
    .map((time) => ({ kind: 'next' as const, ...time }))
  const overdue = reminders.flatMap((reminder) => {
    const state = reminder.isActive ? overdueState(reminder.overdue, now) : undefined
    const at = Date.parse(reminder.overdue?.since ?? '')
    return state ? [{ kind: 'overdue' as const, at, reminder, state }] : []
  })
  return [...taken, ...overdue, ...due, ...next].toSorted((a, b) => a.at - b.at)
}

/** The first upcoming time, today or later; undefined if unknown. */
export function nextUp<Reminder extends TimedReminder>(reminders: readonly Reminder[], now: number) {
  const times = reminders.flatMap((reminder) => timesOf(reminder, now)).filter(({ at }) => at > now)
  return times.toSorted((a, b) => a.at - b.at)[0]
}
