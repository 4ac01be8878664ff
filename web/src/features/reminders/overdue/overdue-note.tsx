import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { overdueState } from '@pepwell/domain/today/overdue-state'
import { CircleSlash, History } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { OverdueDetails } from './overdue-details.tsx'
import type { ReminderDose } from './reminder-dose.ts'

interface OverdueNoteProps {
  reminder: Reminder
  /** milliseconds since the epoch */
  now: number
  timeZone: string
  onLog: (dose: ReminderDose) => void
}

/** Until when an overdue dose may be taken, with buttons to log or skip it; or that it was missed. */
export function OverdueNote({ reminder, now, timeZone, onLog }: OverdueNoteProps) {
  const { overdue, userPeptide } = reminder
  const state = overdueState(overdue, now)
  if (!overdue || !state) return null
  const { name } = userPeptide.peptide
  const isOpen = state === 'open'
  const Icon = isOpen ? History : CircleSlash
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={isOpen ? `Overdue: ${name}` : `Missed: ${name}`}
      data-state={state}
      className={cx('flex gap-3 rounded-xl px-4 py-3', isOpen ? 'bg-danger-soft' : 'bg-sunken')}
    >
      <Icon
        className={cx('mt-0.5 size-5 shrink-0', isOpen ? 'text-danger-ink' : 'text-soft')}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <OverdueDetails reminder={reminder} state={state} now={now} timeZone={timeZone} onLog={onLog} />
      </div>
    </div>
  )
}
