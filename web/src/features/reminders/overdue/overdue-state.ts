import type { Overdue, Reminder } from '@pepwell/contract/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders'

/** What there is to say of an overdue dose: that it may still be taken, or that it is left out. */
export type OverdueState = 'open' | 'missed'

/**
 * How it is with something overdue at a moment. Within its first hour it is due, which the countdown says; once the next
 * one has come, it is over.
 * @param now milliseconds since the epoch
 */
export function overdueState(overdue: Overdue | null, now: number): OverdueState | undefined {
  if (!overdue || Date.parse(overdue.since) + DUE_FOR > now) return undefined
  const isOver = (at: string | null) => at !== null && Date.parse(at) <= now
  if (isOver(overdue.nextAt)) return undefined
  if (!overdue.isMissed && !isOver(overdue.until)) return 'open'
  return overdue.label ? 'missed' : undefined
}

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
