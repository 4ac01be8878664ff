import { formatList } from '@pepwell/domain/text/format-list'
import { Bell, CalendarClock } from 'lucide-react'
import { formatInstant, formatTime } from '../../../lib/time/dates.ts'
import { QueuedNote } from '../../../ui/queued-note.tsx'
import type { ActiveReminder } from '../offline-reminders.ts'
import { repeatText, timingsLabel, timingsOf } from '../schedule-words.ts'

interface ReminderTimesProps {
  reminder: ActiveReminder
  timeZone: string
}

const channelNames = { push: 'push', email: 'email', sms: 'SMS' } as const

function channelsText({ notifications }: ActiveReminder): string {
  const names = (['push', 'email', 'sms'] as const).filter((channel) => notifications[channel])
  return names.length > 0 ? `by ${formatList(names.map((channel) => channelNames[channel]))}` : 'in the app'
}

/** The next time, or why there is none. */
function nextText({ dueSince, nextAt, userPeptide, waits }: ActiveReminder, timeZone: string): string {
  if (dueSince) return `Due since ${formatTime(dueSince, timeZone)}`
  if (nextAt) return `Next: ${formatInstant(nextAt, timeZone)}`
  if (waits) return 'Go online to see what’s next.'
  return userPeptide.status === 'active'
    ? 'No upcoming times'
    : `${userPeptide.peptide.name} is not active in your plan`
}

/** The next time, lead time and channels. */
export function ReminderTimes({ reminder, timeZone }: ReminderTimesProps) {
  const timings = timingsOf(reminder)
  return (
    <>
      {reminder.waits && <QueuedNote />}
      <ul className="flex flex-col gap-1 text-sm text-soft tabular-nums [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex items-start gap-2">
          <CalendarClock aria-hidden="true" />
          {nextText(reminder, timeZone)}
        </li>
        <li className="flex items-start gap-2">
          <Bell aria-hidden="true" />
          {[timings.length > 0 && timingsLabel(timings), repeatText(reminder), channelsText(reminder)]
            .filter(Boolean)
            .join(', ')}
        </li>
      </ul>
    </>
  )
}
