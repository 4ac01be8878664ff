import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { inDueOrder } from '@pepwell/domain/today/due-order'
import { NEAR } from '@pepwell/domain/today/due-times'
import { lastDoseOf } from './last-dose-of.ts'
import { queuedDoseOf } from './queued-dose.ts'

/** What decides which dose is due. */
interface Known {
  /** latest first */
  doses: readonly DoseLog[]
  reminders: readonly Reminder[]
}

/** Removes the times that queued doses cover: the server doesn't know them yet and still reports them as due. */
function withoutTaken(reminder: Reminder, doses: readonly DoseLog[]): Reminder {
  const queued = doses.filter((dose) => dose.userPeptideId === reminder.userPeptideId && queuedDoseOf(dose))
  if (queued.length === 0) return reminder
  const { id, dueSince, nextAt, overdue } = reminder
  const isNear = (at: string) =>
    queued.some(({ takenAt }) => Math.abs(Date.parse(takenAt) - Date.parse(at)) <= NEAR)
  const isNamed = queued.some((dose) => {
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
 * Entries by due time, like today's timeline; in plan order if equal.
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
