/** What is sent up to so long after its time came on time: servers restart, networks stall. Milliseconds. */
export const LATE_AFTER = 5 * 60 * 1000

/** What could not be sent for longer than this is not sent any more: its person is told that it was missed. */
export const EXPIRES_AFTER = 24 * 60 * 60 * 1000

/** What became of the time between when something should have been sent and when it could be. */
export type Lateness = 'on time' | 'late' | 'expired'

/**
 * How late something is.
 * @param dueAt when it should have been sent, milliseconds since the epoch
 */
export function latenessOf(dueAt: number, now: number): Lateness {
  if (now - dueAt > EXPIRES_AFTER) return 'expired'
  return now - dueAt > LATE_AFTER ? 'late' : 'on time'
}

/** What mails are about that nobody has to get, by the switch that each has: 'mails about your reminders'. */
export const mailSwitches = {
  reminderMails: 'your reminders',
  peopleMails: 'friends and messages',
  orderMails: 'your orders',
  productMails: 'products that are back',
  weeklyReport: 'how the week went',
} as const

export type MailSwitch = keyof typeof mailSwitches
