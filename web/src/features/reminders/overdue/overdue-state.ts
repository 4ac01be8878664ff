import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DUE_FOR } from '@pepwell/domain/reminders/reminders'

/** The instants at which this changes. */
export const overdueChanges = (reminders: readonly Reminder[]): number[] =>
  reminders.flatMap(({ overdue }) => {
    if (!overdue) return []
    const { since, until, nextAt } = overdue
    return [Date.parse(since) + DUE_FOR, ...[until, nextAt].flatMap((at) => (at ? [Date.parse(at)] : []))]
  })
