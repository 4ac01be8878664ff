import type { Channel } from '@pepwell/contract/reminders/notifications'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import type { Config } from '../../config.ts'

/** Channels whose messages go to the outbox because no service is configured. */
export const channelsInOutbox = ({ smtpUrl, twilio }: Pick<Config, 'smtpUrl' | 'twilio'>): Channel[] => [
  ...(smtpUrl ? [] : ['email' as const]),
  ...(twilio ? [] : ['sms' as const]),
]

/** What decides whether a person gets a mail. */
export interface MailPreferences extends Record<Exclude<MailSwitch, 'weeklyReport'>, boolean> {
  emailNotifications: boolean
  /** whether the address is verified */
  emailProved: boolean
}

/** What decides on which channels a person is notified. */
export interface Reachability extends MailPreferences {
  inAppNotifications: boolean
  smsNotifications: boolean
  /** whether the number is verified */
  phoneProved: boolean
  phoneNumber: string | null
  /** whether a browser is subscribed */
  hasBrowser: boolean
}

/**
 * Whether a person gets mails with this switch. Order and product mails are independent of email notifications as a
 * whole; reports have their own switch.
 */
export function isMailed(person: MailPreferences, mails: MailSwitch | undefined): boolean {
  const { emailProved, emailNotifications } = person
  switch (mails) {
    case 'orderMails':
    case 'productMails':
      return emailProved && person[mails]
    case 'reminderMails':
    case 'peopleMails':
      return emailProved && emailNotifications && person[mails]
    case 'weeklyReport':
      return emailProved
    case undefined:
      return emailProved && emailNotifications
  }
}

/** Whether a channel is on and usable, for mails with this switch. */
export function isOn(channel: Channel, person: Reachability, mails: MailSwitch | undefined): boolean {
  switch (channel) {
    case 'in_app':
      return person.inAppNotifications
    case 'push':
      return person.hasBrowser
    case 'email':
      return isMailed(person, mails)
    case 'sms':
      return person.smsNotifications && person.phoneProved && textReachOf(person.phoneNumber) === 'yes'
  }
}
