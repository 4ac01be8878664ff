import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { Reminder } from '@pepwell/contract/reminders/reminders'

/** A dose that a reminder leads to: of this plan entry, and for this occurrence where one has come. */
export interface ReminderDose {
  entryId: number
  settles?: OccurrenceKey
}

/** The dose for what a reminder was for and nothing came of yet; for nothing in particular where there is no such thing. */
export function doseOf({ id, userPeptideId, overdue }: Reminder): ReminderDose {
  if (!overdue) return { entryId: userPeptideId }
  return { entryId: userPeptideId, settles: { reminderId: id, occursOn: overdue.occursOn } }
}
