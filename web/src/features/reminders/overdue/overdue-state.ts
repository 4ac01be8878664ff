import type { Reminder } from '@pepwell/contract/reminders'
import { overdueState } from '@pepwell/domain/overdue-state'
import { DUE_FOR } from '@pepwell/domain/reminders'

/** The instants at which that changes. */
export const overdueTurns = (reminders: readonly Reminder[]): number[] =>
  reminders.flatMap(({ overdue }) => {
    if (!overdue) return []
    const { since, until, nextAt } = overdue
    return [Date.parse(since) + DUE_FOR, ...[until, nextAt].flatMap((at) => (at ? [Date.parse(at)] : []))]
  })

/** Those of which something is overdue at a moment: first what may be taken, then what was missed, each the longest first. */
export function overdueReminders(reminders: readonly Reminder[], now: number): Reminder[] {
  const inOrder = reminders.toSorted((one, other) =>
    String(one.overdue?.since).localeCompare(String(other.overdue?.since)),
  )
  return (['open', 'missed'] as const).flatMap((state) =>
    inOrder.filter(({ overdue }) => overdueState(overdue, now) === state),
  )
}
