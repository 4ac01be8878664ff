import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { Reminder } from '@pepwell/contract/reminders/reminders'

/** The dose a reminder leads to: its entry, and the occurrence if there is one. */
export interface ReminderDose {
  entryId: number
  settles?: OccurrenceKey
}

/** The dose for the reminder's open occurrence, or for no occurrence if none is open. */
export function doseOf({ id, userPeptideId, overdue }: Reminder): ReminderDose {
  if (!overdue) return { entryId: userPeptideId }
  return { entryId: userPeptideId, settles: { reminderId: id, occursOn: overdue.occursOn } }
}
