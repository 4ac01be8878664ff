import { snoozeReminder } from '@pepwell/contract/reminders/reminders.calls'
import { snoozeChoices } from '@pepwell/domain/reminders/snooze'
import { useQueryClient } from '@tanstack/react-query'
import { AlarmClock, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { SkipQuestion } from '../../../features/reminders/overdue/skip-question.tsx'
import { useSnoozeReminder } from '../../../features/reminders/reminders.api.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatTime } from '../../../lib/time/dates.ts'
import { Menu, MenuItem, MenuSeparator, type MenuState } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { SnoozeButton } from './snooze-button.tsx'

export interface SnoozeProps {
  reminderId: number
  occursOn: string
  /** the peptide's color slot */
  name: string
  timeZone: string
  /** called on snooze or skip, which may remove the pressed button */
  onLeaving: () => void
}

/** Snoozes or skips a dose that is due or soon due. */
export default function SnoozeMenu({
  reminderId,
  occursOn,
  name,
  timeZone,
  onLeaving,
  ...menu
}: SnoozeProps & MenuState) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const snooze = useSnoozeReminder({
    onSuccess: ({ dueAt }) => {
      onLeaving()
      toast({ title: `We’ll remind you again at ${formatTime(dueAt, timeZone)}` })
    },
    onError: (error) => {
      toast({ title: refusalText(error, 'Failed to snooze. Please try again.'), variant: 'destructive' })
      // Another device may have logged it meanwhile.
      void invalidateTags(client, snoozeReminder.invalidatesTags)
    },
  })
  const putOff = (minutes: number) =>
    snooze.mutate({ params: { id: reminderId }, body: { occursOn, minutes } })
  return (
    <>
      <Menu trigger={<SnoozeButton name={name} />} {...menu}>
        {snoozeChoices(serverNow(), timeZone).map(({ label, minutes }) => (
          <MenuItem key={label} onSelect={() => putOff(minutes)}>
            <AlarmClock aria-hidden="true" />
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setAsking(true)}>
          <CircleSlash aria-hidden="true" />
          Skip this dose
        </MenuItem>
      </Menu>
      <SkipQuestion
        open={asking}
        onOpenChange={setAsking}
        reminderId={reminderId}
        occursOn={occursOn}
        onSkipped={onLeaving}
      />
    </>
  )
}
