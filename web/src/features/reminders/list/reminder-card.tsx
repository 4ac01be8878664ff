import type { Reminder } from '@pepwell/contract/reminders'
import { Pause, Pencil, Trash2 } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { formatWallTime } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Proposal } from '../form/proposal.ts'
import { scheduleText } from '../schedule-words.ts'
import { FollowQuestion } from './follow-question.tsx'
import { PlanDose } from './plan-dose.tsx'
import { ReminderTimes } from './reminder-times.tsx'
import type { ReminderChange } from './use-changing.ts'

/** The id of the button that deletes a reminder. */
export const deleteButtonId = ({ id }: Reminder): string => `delete-reminder-${id}`

interface ReminderCardProps {
  reminder: Reminder
  timeZone: string
  /** the dose that the plan says, as far as it is known */
  planned: string | undefined
  /** waiting for an answer about this reminder */
  changing: boolean
  onChange: (reminder: Reminder, change: ReminderChange) => void
  onEdit: (reminder: Reminder, proposal?: Proposal) => void
  onRemove: (reminder: Reminder) => void
}

/** An active reminder, and what can be done with it. */
export function ReminderCard(props: ReminderCardProps) {
  const { reminder, timeZone, planned, changing, onChange, onEdit, onRemove } = props
  const { title, dose, time, userPeptide } = reminder
  return (
    <Card as="li" aria-busy={changing} className={cx('flex flex-col gap-3', changing && 'opacity-60')}>
      <div className="flex items-start gap-2">
        <CardTitle level={3} className="min-w-0 flex-1 pt-1.5">
          {title}
        </CardTitle>
        {reminder.dueSince && (
          <Badge tone="danger" className="mt-1.5">
            Due
          </Badge>
        )}
        <IconButton
          id={deleteButtonId(reminder)}
          aria-label={`Delete ${title}`}
          className="-mt-1 -mr-2"
          onClick={() => onRemove(reminder)}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <p>
        <span className="text-2xl font-bold tracking-tight tabular-nums">{formatWallTime(time)}</span>
        <span className="ml-2 text-soft">{scheduleText(reminder)}</span>
      </p>
      <p>
        {userPeptide.peptide.name}, <span className="whitespace-nowrap">{dose}</span>
      </p>
      <PlanDose reminder={reminder} planned={planned} onFollow={() => onChange(reminder, { dose: null })} />
      <FollowQuestion reminder={reminder} timeZone={timeZone} onChange={onChange} onEdit={onEdit} />
      <ReminderTimes reminder={reminder} timeZone={timeZone} />
      <div className="mt-auto flex gap-2 pt-1 *:flex-1">
        <Button
          variant="secondary"
          aria-label={`Pause ${title}`}
          onClick={() => onChange(reminder, { isActive: false })}
        >
          <Pause className="size-4" aria-hidden="true" />
          Pause
        </Button>
        <Button variant="secondary" aria-label={`Edit ${title}`} onClick={() => onEdit(reminder)}>
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Button>
      </div>
    </Card>
  )
}
