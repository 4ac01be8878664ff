import type { PlanEntry } from '@pepwell/contract/plan'
import type { Reminder } from '@pepwell/contract/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders'

/** How reminders that were told a while ago stand at a moment, in milliseconds since the epoch. */
export type Standing = (
  reminders: readonly Reminder[],
  entries: readonly PlanEntry[],
  timeZone: string,
) => (now: number) => readonly Reminder[]

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
