import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders/reminders'

/** A reminder as of now. */
export interface ActiveReminder extends Reminder {
  /** number of its occurrences taken by queued doses; only the server knows what follows them */
  queuedDoses?: number
}

/** A queued dose. */
export interface UnsyncedDose {
  userPeptideId: number
  takenAt: string
  settles?: OccurrenceKey | null
}

/** Computes the state of reminders loaded earlier at an instant, in milliseconds since the epoch. */
type CurrentStates = (
  reminders: readonly Reminder[],
  entries: readonly PlanEntry[],
  timeZone: string,
) => (now: number) => readonly Reminder[]

/** Removes occurrences that queued doses resolve. */
type WithoutTaken = (
  reminders: readonly Reminder[],
  doses: readonly UnsyncedDose[],
  about: { entries: readonly PlanEntry[]; timeZone: string },
) => readonly ActiveReminder[]

/** Updates loaded reminders to the current time. */
export interface OfflineReminders {
  currentAt: CurrentStates
  withoutTaken: WithoutTaken
}

/** Whether a reminder can fire: neither it nor its entry is paused. */
export const isLive = ({ isActive, userPeptide }: Reminder): boolean =>
  isActive && userPeptide.status === 'active'

/** Whether a loaded time has come or is no longer due, so the loaded state is stale. */
export const isOver = (reminder: Reminder, now: number): boolean =>
  isLive(reminder) &&
  (Date.parse(reminder.nextAt ?? '') <= now || Date.parse(reminder.dueSince ?? '') + DUE_FOR <= now)

/** Whether the loaded state is too old: even its next time is no longer due. */
export const isOutdated = (reminder: Reminder, now: number): boolean =>
  isLive(reminder) && Date.parse(reminder.nextAt ?? '') + DUE_FOR <= now
