import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { inDueOrder } from '@pepwell/domain/today/due-order'
import { NEAR } from '@pepwell/domain/today/due-times'
import { lastDoseOf } from './last-dose-of.ts'
import { queuedDoseOf } from './queued-dose.ts'

/** What says which dose is due. */
interface Known {
  /** latest first */
  doses: readonly DoseLog[]
  reminders: readonly Reminder[]
}

/** A reminder without the times that doses which wait were taken for: the server has not heard of them, and still calls for it. */
function withoutTaken(reminder: Reminder, doses: readonly DoseLog[]): Reminder {
  const waiting = doses.filter((dose) => dose.userPeptideId === reminder.userPeptideId && queuedDoseOf(dose))
  if (waiting.length === 0) return reminder
  const { id, dueSince, nextAt, overdue } = reminder
  const isNear = (at: string) =>
    waiting.some(({ takenAt }) => Math.abs(Date.parse(takenAt) - Date.parse(at)) <= NEAR)
  const isNamed = waiting.some((dose) => {
    const settles = queuedDoseOf(dose)?.body.settles as OccurrenceKey | undefined
    return settles?.reminderId === id && settles.occursOn === overdue?.occursOn
  })
  const left = (at: string | null) => (at && !isNear(at) && !(isNamed && at === overdue?.since) ? at : null)
  return {
    ...reminder,
    dueSince: left(dueSince),
    nextAt: left(nextAt),
    overdue: left(overdue?.since ?? null) ? overdue : null,
  }
}

/**
 * Entries in the order in which they are due, as the day's timeline has them; in the order of the plan where nothing tells
 * them apart.
 * @param now milliseconds since the epoch
 */
export function dueFirst(
  entries: readonly PlanEntry[],
  { doses, reminders }: Known,
  now: number,
  timeZone: string,
): PlanEntry[] {
  const lastOf = (entryId: number) => {
    const last = lastDoseOf(doses, entryId)
    return last && Date.parse(last.takenAt)
  }
  const open = reminders.map((reminder) => withoutTaken(reminder, doses))
  return inDueOrder(entries, { reminders: open, lastOf }, { now, timeZone })
}
