import type { Channel } from '@pepwell/contract/notifications'
import { textReachOf } from '@pepwell/domain/phone'
import type { Config } from '../../config.ts'

/** The channels of which everything lies in the outbox: nothing is set up that would send it. */
export const channelsInOutbox = ({ smtpUrl, twilio }: Pick<Config, 'smtpUrl' | 'twilio'>): Channel[] => [
  ...(smtpUrl ? [] : ['email' as const]),
  ...(twilio ? [] : ['sms' as const]),
]

/** What decides on which channels somebody is told things. */
export interface Reachability {
  inAppNotifications: boolean
  emailNotifications: boolean
  smsNotifications: boolean
  phoneProved: boolean
  /** whether it is known that the address is theirs, and the number */
  emailProved: boolean
  phoneNumber: string | null
  /** whether a browser is subscribed */
  hasBrowser: boolean
}

/** Whether a channel is switched on and can be used. */
export function isOn(channel: Channel, person: Reachability): boolean {
  switch (channel) {
    case 'in_app':
      return person.inAppNotifications
    case 'push':
      return person.hasBrowser
    case 'email':
      return person.emailNotifications && person.emailProved
    case 'sms':
      return person.smsNotifications && person.phoneProved && textReachOf(person.phoneNumber) === 'yes'
  }
}
