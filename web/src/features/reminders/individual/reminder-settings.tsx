import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { Pause, Play } from 'lucide-react'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ReminderChannel, reminderChannels, vainText } from '../channel-words.ts'
import { useChanging } from '../list/use-changing.ts'
import { scheduleText } from '../schedule-words.ts'
import { ChannelChip } from './channel-chip.tsx'
import { TimingSelect } from './timing-select.tsx'

const channels = Object.keys(reminderChannels) as ReminderChannel[]

interface ReminderSettingsProps {
  reminder: Reminder
  /** channels that are off */
  off: readonly string[]
  /** explains why SMS can't be turned on; undefined if it can */
  noTexts?: () => void
}

/** Points out a selected channel that is off. */
function InVain({ reminder, off }: ReminderSettingsProps) {
  const vain = vainText([reminder], off)
  return vain && <p className="text-sm text-warn-ink">{vain}.</p>
}

function Controls({ reminder, off, noTexts }: ReminderSettingsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">Through</legend>
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
        <InVain reminder={reminder} off={off} />
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
