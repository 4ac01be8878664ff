import type { Reminder } from '@pepwell/contract/reminders'
import { Pause, Play } from 'lucide-react'
import { formatWallTime } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePausing } from '../list/use-pausing.ts'
import { scheduleText } from '../schedule-words.ts'
import { ChannelChip, type ReminderChannel, reminderChannels } from './channel-chip.tsx'
import { TimingSelect } from './timing-select.tsx'

const channels = Object.keys(reminderChannels) as ReminderChannel[]

const and = new Intl.ListFormat('en-US')
const nothing = () => {}

interface ReminderSettingsProps {
  reminder: Reminder
  /** channels that nothing is sent through now */
  off: readonly string[]
}

/** Says that a channel was chosen in vain. */
function InVain({ reminder, off }: ReminderSettingsProps) {
  const names = channels
    .filter((channel) => reminder.notifications[channel] && off.includes(channel))
    .map((channel) => reminderChannels[channel])
  if (names.length === 0) return null
  return (
    <p className="text-sm text-warn-ink">
      {and.format(names)} {names.length === 1 ? 'is' : 'are'} off above: nothing is sent there.
    </p>
  )
}

function Controls({ reminder, off }: ReminderSettingsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">Through</legend>
          <div className="flex flex-wrap gap-2">
            {channels.map((channel) => (
              <ChannelChip key={channel} reminder={reminder} channel={channel} />
            ))}
          </div>
        </fieldset>
        <TimingSelect reminder={reminder} />
      </div>
      <div className="mt-2 empty:hidden">
        <InVain reminder={reminder} off={off} />
      </div>
    </>
  )
}

/** One reminder: whether it comes, through what, and how early. */
export function ReminderSettings({ reminder, off }: ReminderSettingsProps) {
  const { title, time, isActive } = reminder
  const { setActive, changing } = usePausing(nothing)
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
          onClick={() => setActive(reminder, !isActive)}
        >
          <Icon className="size-4" aria-hidden="true" />
          {verb}
        </Button>
      </div>
      {isActive && <Controls reminder={reminder} off={off} />}
    </div>
  )
}
