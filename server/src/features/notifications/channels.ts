import type { Channel } from '@pepwell/contract/reminders/notifications'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import type { Config } from '../../config.ts'

/** The channels of which everything lies in the outbox: nothing is set up that would send it. */
export const channelsInOutbox = ({ smtpUrl, twilio }: Pick<Config, 'smtpUrl' | 'twilio'>): Channel[] => [
  ...(smtpUrl ? [] : ['email' as const]),
  ...(twilio ? [] : ['sms' as const]),
]

/** What decides what somebody is mailed. */
export interface MailWishes extends Record<Exclude<MailSwitch, 'weeklyReport'>, boolean> {
  emailNotifications: boolean
  /** whether it is known that the address is theirs */
  emailProved: boolean
}

/** What decides on which channels somebody is told things. */
export interface Reachability extends MailWishes {
  inAppNotifications: boolean
  smsNotifications: boolean
  /** whether it is known that the number is theirs */
  phoneProved: boolean
  phoneNumber: string | null
  /** whether a browser is subscribed */
  hasBrowser: boolean
}

/**
 * Whether somebody is mailed what has this switch. What they asked for by buying, or by waiting for a product, comes
 * whether or not they want the rest by mail; who keeps the switch of a report asks it.
 */
export function isMailed(person: MailWishes, mails: MailSwitch | undefined): boolean {
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

/** Whether a channel is switched on and can be used, for what has this switch of its mails. */
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
