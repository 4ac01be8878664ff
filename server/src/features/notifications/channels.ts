import type { Channel } from '@pepwell/contract/notifications'
import { textReachOf } from '@pepwell/domain/phone'

/** What decides on which channels somebody is told things. */
export interface Reachability {
  inAppNotifications: boolean
  emailNotifications: boolean
  smsNotifications: boolean
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
      return person.emailNotifications
    case 'sms':
      return person.smsNotifications && textReachOf(person.phoneNumber) === 'yes'
  }
}
