import { reminderWords } from '@pepwell/domain/reminders/words'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { NotificationKind } from '../notifications/notifications.service.ts'
import { currentStates, type OccurrenceState } from './reminder-kind.queries.ts'

/** The occurrence of a notification. */
export interface AboutOccurrence {
  reminderId: number | null
  /** the person's own day, and the instant */
  occursOn: CalendarDay
  occursAt: string | Date
  peptideName: string | null
  dose: string
}

/** The notification kind of reminders. */
export const reminderKind: NotificationKind<AboutOccurrence, OccurrenceState> = {
  name: 'reminder',
  opens: 'your plan',
  mails: 'reminderMails',
  changes: ['reminders'],
  // An old notification of a deleted reminder has no other identity.
  tagOf: ({ reminderId, occursOn }) =>
    reminderId === null ? undefined : `reminder-${reminderId}-${occursOn}`,
  currentStates,
  whyNot: ({ outcome }) => (outcome === null ? undefined : 'The dose was already logged or skipped'),
  isOutdated: (alerted, { dose }) => dose !== null && dose !== alerted.dose,
  wordsAt(alerted, now, timeZone, { dose }) {
    const occurrence = { day: alerted.occursOn, at: new Date(alerted.occursAt).getTime() }
    return reminderWords({ dose: dose ?? alerted.dose, occurrence, now, timeZone })
  },
  pushOf: ({ reminderId, occursOn, userPeptideId }) => ({ reminderId, occursOn, userPeptideId }),
  inboxOf: ({ dose: _, ...standing }) => standing,
}
