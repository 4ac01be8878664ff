import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { Reminder } from '@pepwell/contract/reminders/reminders'

/** The dose a reminder leads to: its entry, and the occurrence if there is one. */
export interface ReminderDose {
  entryId: number
  settles?: OccurrenceKey
  /** set if the plan had another dose on the day of the occurrence */
  amount?: { dose: string; volume: null }
}

/** The dose for the reminder's open occurrence, or for no occurrence if none is open. */
export function doseOf({ id, userPeptideId, overdue, dose }: Reminder): ReminderDose {
  if (!overdue) return { entryId: userPeptideId }
  return {
    entryId: userPeptideId,
    settles: { reminderId: id, occursOn: overdue.occursOn },
    ...(overdue.dose !== dose && { amount: { dose: overdue.dose, volume: null } }),
  }
}
