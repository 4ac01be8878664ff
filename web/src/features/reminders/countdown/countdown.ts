import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders/reminders'
import { NEAR } from '@pepwell/domain/today/due-times'
import { overdueTurns } from '../overdue/overdue-state.ts'
import { SOON } from './time-left.ts'

/** What the countdown shows. Instants are milliseconds since the epoch. */
export type Countdown =
  | { state: 'none' }
  /** the reminder that was next is over, and what comes then is not known yet */
  | { state: 'unknown' }
  | {
      state: 'normal' | 'soon' | 'due'
      /** the reminder that is next, or due the longest */
      reminder: Reminder
      at: number
    }

interface ReminderTime {
  reminder: Reminder
  at: number
}

const timesOf = (reminders: readonly Reminder[]): ReminderTime[] =>
  reminders
    .filter(({ isActive }) => isActive)
    .flatMap((reminder) =>
      [reminder.dueSince, reminder.nextAt].flatMap((at) => (at ? [{ reminder, at: Date.parse(at) }] : [])),
    )

const stateOf = (left: number) => (left <= 0 ? 'due' : left < SOON ? 'soon' : 'normal')

/**
 * The nearest time among active reminders. It turns due at its instant and stays so until a dose or a decision resolves
 * it, but for an hour at most: then the next is shown.
 * @param now milliseconds since the epoch
 */
export function countdownAt(reminders: readonly Reminder[], now: number): Countdown {
  const times = timesOf(reminders)
  const open = times.filter(({ at }) => at + DUE_FOR > now).toSorted((a, b) => a.at - b.at)
  const [nearest] = open
  if (!nearest) return { state: times.length > 0 ? 'unknown' : 'none' }
  const state = stateOf(nearest.at - now)
  return { state, ...nearest }
}

const snoozeTurns = (reminders: readonly Reminder[]): number[] =>
  reminders.flatMap(({ snoozedUntil }) => (snoozedUntil ? [Date.parse(snoozedUntil)] : []))

/**
 * The latest instant at which the countdown, something overdue or something put off changed its state: between turns only the words of time change,
 * so that `countdownAt` answers the same for the turn as for any instant until the next.
 * @returns -Infinity before the first
 */
export function latestTurn(reminders: readonly Reminder[], now: number): number {
  // Half an hour is not yet less than half an hour; the first millisecond after it is.
  const turns = timesOf(reminders).flatMap(({ at }) => [at - NEAR, at - SOON + 1, at, at + DUE_FOR])
  const all = [...turns, ...overdueTurns(reminders), ...snoozeTurns(reminders)]
  return Math.max(...all.filter((turn) => turn <= now))
}
