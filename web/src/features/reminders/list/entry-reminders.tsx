import { useQuery } from '@tanstack/react-query'
import { Bell, BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { remindersQuery } from '../reminders.api.ts'
import { scheduleText } from '../schedule-words.ts'
import { reminderCardId } from './reminder-card.tsx'

interface EntryRemindersProps {
  entryId: number
  /** the peptide's color slot */
  name: string
  onNew: () => void
}

const lineStyle =
  'flex min-h-11 items-center gap-2 rounded-lg text-sm font-semibold text-accent-ink [&_svg]:size-4 [&_svg]:shrink-0'

/** An entry's reminders with links to their cards; without any, a button to add the first. */
export function EntryReminders({ entryId, name, onNew }: EntryRemindersProps) {
  const own = useQuery(remindersQuery).data?.filter(({ userPeptideId }) => userPeptideId === entryId)
  if (!own) return null
  if (own.length === 0) {
    return (
      <button type="button" aria-label={`Remind me about ${name}`} className={lineStyle} onClick={onNew}>
        <BellPlus aria-hidden="true" />
        Remind me
      </button>
    )
  }
  return (
    <ul aria-label={`Reminders for ${name}`} className="-my-2 flex flex-wrap gap-x-5">
      {own.map((reminder) => {
        const text = `${formatWallTime(reminder.time)}, ${scheduleText(reminder)}`
        return (
          <li key={reminder.id}>
            {reminder.isActive ? (
              <Link to={`/reminders?tab=reminders#${reminderCardId(reminder)}`} className={lineStyle}>
                <Bell aria-hidden="true" />
                {text}
              </Link>
            ) : (
              <span className="flex min-h-11 items-center text-sm text-soft">{text}, paused</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
