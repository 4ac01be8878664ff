import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders/reminders'
import { NEAR } from '@pepwell/domain/today/due-times'
import { overdueChanges } from '../overdue/overdue-state.ts'
import { SOON } from './time-left.ts'

/** The countdown's state. Instants are milliseconds since the epoch. */
export type Countdown =
  | { state: 'none' }
  /** the next reminder has passed and the one after isn't loaded yet */
  | { state: 'unknown' }
  | {
      state: 'normal' | 'soon' | 'due'
      /** the next reminder, or the one due longest */
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
 * The next time among active reminders. It is due from its instant until a dose or decision resolves it, for one hour
 * at most.
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

const snoozeChanges = (reminders: readonly Reminder[]): number[] =>
  reminders.flatMap(({ snoozedUntil }) => (snoozedUntil ? [Date.parse(snoozedUntil)] : []))

/**
 * The latest instant at which the state changed. Between changes only relative times differ, so `countdownAt` returns
 * the same for every instant in between.
 * @returns -Infinity before the first change
 */
export function latestChange(reminders: readonly Reminder[], now: number): number {
  // Exactly half an hour isn't soon; one millisecond less is.
  const changes = timesOf(reminders).flatMap(({ at }) => [at - NEAR, at - SOON + 1, at, at + DUE_FOR])
  const all = [...changes, ...overdueChanges(reminders), ...snoozeChanges(reminders)]
  return Math.max(...all.filter((change) => change <= now))
}
