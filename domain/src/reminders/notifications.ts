/** Alerts up to this late count as on time: servers restart, networks stall. Milliseconds. */
export const LATE_AFTER = 5 * 60 * 1000

/** We don't send alerts later than this; we say that they were missed. */
export const EXPIRES_AFTER = 24 * 60 * 60 * 1000

/** How late an alert is. */
export type Lateness = 'on time' | 'late' | 'expired'

/**
 * How late an alert is.
 * @param dueAt its scheduled time, milliseconds since the epoch
 */
export function latenessOf(dueAt: number, now: number): Lateness {
  if (now - dueAt > EXPIRES_AFTER) return 'expired'
  return now - dueAt > LATE_AFTER ? 'late' : 'on time'
}

/** The optional emails, by switch: 'mails about your reminders'. */
export const mailSwitches = {
  reminderMails: 'your reminders',
  peopleMails: 'friends and messages',
  orderMails: 'your orders',
  productMails: 'products back in stock',
  weeklyReport: 'the weekly report',
} as const

export type MailSwitch = keyof typeof mailSwitches
