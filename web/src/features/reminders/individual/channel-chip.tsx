import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { Check, Plus } from 'lucide-react'
import { type ReminderChannel, reminderChannels } from '../channel-words.ts'
import { useSetting } from './use-setting.ts'

interface ChannelChipProps {
  reminder: Reminder
  channel: ReminderChannel
  /** replaces turning the channel on, if that isn't possible */
  instead?: () => void
}

/** A reminder's switch for one channel. */
export function ChannelChip({ reminder, channel, instead }: ChannelChipProps) {
  const { mutate, isPending, variables } = useSetting(reminder, {
    done: 'Reminder Updated',
    failed: 'Failed to update reminder settings. Please try again.',
  })
  const isOn =
    (isPending ? variables.body.notifications?.[channel] : undefined) ?? reminder.notifications[channel]
  const blocked = instead !== undefined && !isOn
  const Mark = isOn ? Check : Plus
  const change = (on: boolean) =>
    mutate({ params: { id: reminder.id }, body: { notifications: { [channel]: on } } })
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-xl border border-edge/60 px-3 font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-aria-disabled:cursor-not-allowed has-aria-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        className="sr-only"
        checked={isOn}
        aria-disabled={blocked || undefined}
        onChange={(event) => (blocked ? instead() : change(event.target.checked))}
      />
      <Mark className="size-4 shrink-0" aria-hidden="true" />
      {reminderChannels[channel]}
    </label>
  )
}
