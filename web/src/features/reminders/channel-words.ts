import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { formatList } from '@pepwell/domain/text/format-list'

/** A channel a reminder can choose; the inbox always gets everything. */
export type ReminderChannel = keyof Reminder['notifications']

export const reminderChannels: Record<ReminderChannel, string> = { push: 'Push', email: 'Email', sms: 'SMS' }

/**
 * Channels that reminders chose but that are off: 'Push and SMS are off'; undefined if none.
 * @param off channels that are off
 */
export function unusableText(
  reminders: readonly Pick<Reminder, 'notifications'>[],
  off: readonly string[],
): string | undefined {
  const names = Object.entries(reminderChannels)
    .filter(([channel]) => off.includes(channel))
    .filter(([channel]) => reminders.some(({ notifications }) => notifications[channel as ReminderChannel]))
    .map(([, name]) => name)
  if (names.length === 0) return undefined
  return `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} off`
}
