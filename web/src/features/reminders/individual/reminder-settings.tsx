import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { furtherTimings, profileReminderTimings } from '@pepwell/domain/reminders/reminders'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Pause, Play, Plus } from 'lucide-react'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type ReminderChannel, reminderChannels, unusableText } from '../channel-words.ts'
import { useChanging } from '../list/use-changing.ts'
import { remindersQuery, useChangeReminder } from '../reminders.api.ts'
import { scheduleText, timingsLabel, timingsOf } from '../schedule-words.ts'

/** A reminder setting that saves on change. Runs one at a time, so the last change wins. */
function useSetting({ id }: Reminder, words: { done: string; failed: string }) {
  const client = useQueryClient()
  const notificationsNow = () =>
    client.getQueryData(remindersQuery.queryKey)?.find((reminder) => reminder.id === id)?.notifications
  const withAllChannels: Parameters<typeof useChangeReminder>[1] = ({ params, body }) => {
    const notifications = body.notifications && { ...notificationsNow(), ...body.notifications }
    return { params, body: { ...body, ...(notifications && { notifications }) } }
  }
  const options: Parameters<typeof useChangeReminder>[0] = {
    scope: { id: `reminder-${id}` },
    onSuccess: (saved) => {
      client.setQueryData(remindersQuery.queryKey, (list) =>
        list?.map((reminder) => (reminder.id === saved.id ? saved : reminder)),
      )
      toast({ title: words.done })
    },
    onError: (error) => {
      toast({ title: 'Error', description: fixedText(error, words.failed), variant: 'destructive' })
      void client.invalidateQueries({ queryKey: remindersQuery.queryKey })
    },
  }
  return useChangeReminder(options, withAllChannels)
}

interface ChannelChipProps {
  reminder: Reminder
  channel: ReminderChannel
  /** replaces turning the channel on, if that isn't possible */
  instead?: () => void
}

/** A reminder's switch for one channel. */
function ChannelChip({ reminder, channel, instead }: ChannelChipProps) {
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

/** The option for several lead times, or one that isn't in the list. */
const AS_IT_IS = ''

/** The lead time; selecting one replaces all others. */
function TimingSelect({ reminder }: { reminder: Reminder }) {
  const { mutate, isPending, variables } = useSetting(reminder, {
    done: 'Timing Updated',
    failed: 'Failed to update reminder timing. Please try again.',
  })
  const saved = timingsOf(reminder)
  const [only] = saved.length === 1 ? saved : []
  const offered: readonly number[] = [...profileReminderTimings, ...furtherTimings].toSorted((a, b) => a - b)
  const shown = only !== undefined && offered.includes(only) ? only : AS_IT_IS
  const pressed = isPending ? Number(variables.body.timingOptions?.[0]) : undefined
  return (
    <Field label="Remind me" className="w-full sm:w-80">
      <Select
        value={pressed ?? shown}
        onChange={({ target }) =>
          mutate({ params: { id: reminder.id }, body: { timingOptions: [Number(target.value)] } })
        }
      >
        {shown === AS_IT_IS && (
          <option value={AS_IT_IS} disabled>
            {saved.length > 0 ? timingsLabel(saved) : 'No timing set'}
          </option>
        )}
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {timingsLabel([minutes])}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const channels = Object.keys(reminderChannels) as ReminderChannel[]

interface ReminderSettingsProps {
  reminder: Reminder
  /** channels that are off */
  off: readonly string[]
  /** explains why SMS can't be turned on; undefined if it can */
  noTexts?: () => void
}

/** Points out a selected channel that is off. */
function UnusableChannel({ reminder, off }: ReminderSettingsProps) {
  const unusable = unusableText([reminder], off)
  return unusable && <p className="text-sm text-warn-ink">{unusable}.</p>
}

function Controls({ reminder, off, noTexts }: ReminderSettingsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">Notify me by</legend>
          <div className="flex flex-wrap gap-2">
            {channels.map((channel) => (
              <ChannelChip
                key={channel}
                reminder={reminder}
                channel={channel}
                instead={channel === 'sms' ? noTexts : undefined}
              />
            ))}
          </div>
        </fieldset>
        <TimingSelect reminder={reminder} />
      </div>
      <div className="mt-2 empty:hidden">
        <UnusableChannel reminder={reminder} off={off} />
      </div>
    </>
  )
}

/** One reminder: on/off, channels and lead time. */
export function ReminderSettings({ reminder, ...reach }: ReminderSettingsProps) {
  const { title, time, isActive } = reminder
  const { change, changing } = useChanging()
  const [Icon, verb] = isActive ? [Pause, 'Pause'] : [Play, 'Resume']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={title} className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">
            {title}
            {!isActive && <Badge className="ml-2">Paused</Badge>}
          </p>
          <p className="text-sm text-soft tabular-nums">
            {formatWallTime(time)} · {scheduleText(reminder)}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${verb} ${title}`}
          pending={changing !== undefined}
          onClick={() => change(reminder, { isActive: !isActive })}
        >
          <Icon className="size-4" aria-hidden="true" />
          {verb}
        </Button>
      </div>
      {isActive && <Controls reminder={reminder} {...reach} />}
    </div>
  )
}
