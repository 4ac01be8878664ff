import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { formatList } from '@pepwell/domain/text/format-list'
import { overdueState } from '@pepwell/domain/today/overdue-state'
import { Bell, CalendarClock, Pause, Pencil, Syringe, Trash2 } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { formatInstant, formatTime, formatWallTime } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QueuedNote } from '../../../ui/queued-note.tsx'
import type { Proposal } from '../form/proposal.ts'
import type { ActiveReminder } from '../offline-reminders.ts'
import { OverdueNote } from '../overdue/overdue-note.tsx'
import { doseOf, type ReminderDose } from '../overdue/reminder-dose.ts'
import { repeatText, scheduleText, timingsLabel, timingsOf } from '../schedule-words.ts'
import { FollowQuestion } from './follow-question.tsx'
import type { ReminderChange } from './use-changing.ts'

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
function nextText(
  { dueSince, nextAt, userPeptide, queuedDoses: waits }: ActiveReminder,
  timeZone: string,
): string {
  if (dueSince) return `Due since ${formatTime(dueSince, timeZone)}`
  if (nextAt) return `Next: ${formatInstant(nextAt, timeZone)}`
  if (waits) return 'Go online to see what’s next.'
  return userPeptide.status === 'active'
    ? 'No upcoming times'
    : `${userPeptide.peptide.name} is not active in your plan`
}

/** The next time, lead time and channels. */
function ReminderTimes({ reminder, timeZone }: ReminderTimesProps) {
  const timings = timingsOf(reminder)
  return (
    <>
      {reminder.queuedDoses && <QueuedNote />}
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

interface PlanDoseProps {
  reminder: Reminder
  /** the plan's dose, if loaded */
  planned: string | undefined
  onFollow: () => void
}

/** Points out that the reminder's dose differs from the plan, with a button to use the plan's. */
function PlanDose({ reminder, planned, onFollow }: PlanDoseProps) {
  if (reminder.ownDose === null) return null
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-2 text-sm text-warn-ink">
      Differs from your plan{planned && `: ${planned}`}
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3"
        aria-label={`Use the plan's dose for ${reminder.title}`}
        onClick={onFollow}
      >
        Use the plan's
      </Button>
    </p>
  )
}

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
        {!title.includes(userPeptide.peptide.name) && `${userPeptide.peptide.name}, `}
        <span className="whitespace-nowrap tabular-nums">{dose}</span>
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
