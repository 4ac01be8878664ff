import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { Play, Trash2 } from 'lucide-react'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { scheduleText } from '../schedule-words.ts'
import { deleteButtonId } from './reminder-card.tsx'

interface PausedRemindersProps {
  reminders: readonly Reminder[]
  /** id of the pending reminder */
  changing: number | undefined
  onResume: (reminder: Reminder) => void
  onRemove: (reminder: Reminder) => void
}

/** Paused reminders, collapsed. */
export function PausedReminders({ reminders, changing, onResume, onRemove }: PausedRemindersProps) {
  if (reminders.length === 0) return null
  return (
    <section aria-labelledby="paused-reminders">
      <h3 id="paused-reminders" className="mb-2 font-semibold text-soft">
        Paused Reminders
      </h3>
      <Card>
        <ul className="divide-y divide-line">
          {reminders.map((reminder) => (
            <li
              key={reminder.id}
              aria-busy={changing === reminder.id}
              className="flex items-center gap-2 py-2 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{reminder.title}</p>
                <p className="text-sm text-soft tabular-nums">
                  {formatWallTime(reminder.time)} · {scheduleText(reminder)}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                pending={changing === reminder.id}
                aria-label={`Resume ${reminder.title}`}
                onClick={() => onResume(reminder)}
              >
                <Play className="size-4" aria-hidden="true" />
                Resume
              </Button>
              <IconButton
                id={deleteButtonId(reminder)}
                aria-label={`Delete ${reminder.title}`}
                onClick={() => onRemove(reminder)}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
