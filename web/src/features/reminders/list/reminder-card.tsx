import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { overdueState } from '@pepwell/domain/today/overdue-state'
import { Pause, Pencil, Syringe, Trash2 } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Proposal } from '../form/proposal.ts'
import type { ActiveReminder } from '../offline-reminders.ts'
import { OverdueNote } from '../overdue/overdue-note.tsx'
import { doseOf, type ReminderDose } from '../overdue/reminder-dose.ts'
import { scheduleText } from '../schedule-words.ts'
import { FollowQuestion } from './follow-question.tsx'
import { PlanDose } from './plan-dose.tsx'
import { ReminderTimes } from './reminder-times.tsx'
import type { ReminderChange } from './use-changing.ts'

export const deleteButtonId = ({ id }: Reminder): string => `delete-reminder-${id}`

export const reminderCardId = ({ id }: Reminder): string => `reminder-${id}`

interface ReminderCardProps {
  reminder: ActiveReminder
  timeZone: string
  /** milliseconds since the epoch */
  now: number
  /** the plan's dose, if loaded */
  planned: string | undefined
  /** waiting for the reply */
  changing: boolean
  onChange: (reminder: Reminder, change: ReminderChange) => void
  onEdit: (reminder: Reminder, proposal?: Proposal) => void
  onRemove: (reminder: Reminder) => void
  onLog: (dose: ReminderDose) => void
}

function DueBadge({ reminder, now }: Pick<ReminderCardProps, 'reminder' | 'now'>) {
  const isOverdue = overdueState(reminder.overdue, now) === 'open'
  if (!isOverdue && !reminder.dueSince) return null
  return (
    <Badge tone="danger" className="mt-1.5">
      {isOverdue ? 'Overdue' : 'Due'}
    </Badge>
  )
}

/** An active reminder with its actions. */
export function ReminderCard(props: ReminderCardProps) {
  const { reminder, timeZone, now, planned, changing, onChange, onEdit, onRemove, onLog } = props
  const { title, dose, time, userPeptide } = reminder
  return (
    <Card
      as="li"
      id={reminderCardId(reminder)}
      tabIndex={-1}
      aria-busy={changing}
      className={cx('flex scroll-mt-18 flex-col gap-2', changing && 'opacity-60')}
    >
      <div className="flex items-start gap-2">
        <CardTitle level={3} className="min-w-0 flex-1 pt-1.5">
          {title}
        </CardTitle>
        <DueBadge reminder={reminder} now={now} />
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
      <p className="text-sm">
        {userPeptide.peptide.name}, <span className="whitespace-nowrap">{dose}</span>
      </p>
      <PlanDose reminder={reminder} planned={planned} onFollow={() => onChange(reminder, { dose: null })} />
      <FollowQuestion reminder={reminder} timeZone={timeZone} onChange={onChange} onEdit={onEdit} />
      <OverdueNote reminder={reminder} now={now} timeZone={timeZone} onLog={onLog} />
      <ReminderTimes reminder={reminder} timeZone={timeZone} />
      {reminder.dueSince && (
        <Button aria-label={`Log Dose: ${userPeptide.peptide.name}`} onClick={() => onLog(doseOf(reminder))}>
          <Syringe className="size-5" aria-hidden="true" />
          Log Dose
        </Button>
      )}
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
