import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders/reminders'

/** A reminder by now. */
export interface ActiveReminder extends Reminder {
  /** how many of its occurrences were taken by doses that are not sent yet: only the server knows what comes after those */
  waits?: number
}

/** A dose that the server has not heard of. */
export interface UnsyncedDose {
  userPeptideId: number
  takenAt: string
  settles?: OccurrenceKey | null
}

/** How reminders that were told a while ago stand at a moment, in milliseconds since the epoch. */
type Standing = (
  reminders: readonly Reminder[],
  entries: readonly PlanEntry[],
  timeZone: string,
) => (now: number) => readonly Reminder[]

/** Reminders without what doses resolved of which the server has not heard. */
type WithoutTaken = (
  reminders: readonly Reminder[],
  doses: readonly UnsyncedDose[],
  about: { entries: readonly PlanEntry[]; timeZone: string },
) => readonly ActiveReminder[]

/** What reckons on from what was told. */
export interface OfflineReminders {
  standing: Standing
  withoutTaken: WithoutTaken
}

/** Whether a reminder comes at all: neither it nor its plan entry is paused. */
export const isLive = ({ isActive, userPeptide }: Reminder): boolean =>
  isActive && userPeptide.status === 'active'

/** Whether a time that was told has come, or is due no longer: what is for then was not told. */
export const isOver = (reminder: Reminder, now: number): boolean =>
  isLive(reminder) &&
  (Date.parse(reminder.nextAt ?? '') <= now || Date.parse(reminder.dueSince ?? '') + DUE_FOR <= now)

/** Whether what was told says nothing of this moment: its next time is not even due any more. */
export const isOutdated = (reminder: Reminder, now: number): boolean =>
  isLive(reminder) && Date.parse(reminder.nextAt ?? '') + DUE_FOR <= now
