import type { Reminder } from '@pepwell/contract/reminders'
import { overdueState } from '@pepwell/domain/overdue-state'
import { CircleSlash, History } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { SourceLink } from '../../../ui/source-link.tsx'
import { overdueText } from './overdue-words.ts'
import { doseOf, type ReminderDose } from './reminder-dose.ts'
import { SkipButton } from './skip-button.tsx'

interface OverdueNoteProps {
  reminder: Reminder
  /** milliseconds since the epoch */
  now: number
  timeZone: string
  onLog: (dose: ReminderDose) => void
}

/** Says of a dose that is overdue until when it may be taken, and lets it be logged or skipped; or that it was missed. */
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
        <p className="tabular-nums">{overdueText(overdue, { state, now, timeZone })}</p>
        {overdue.label && (
          <div className="mt-1 text-sm">
            <SourceLink source={overdue.label} />
          </div>
        )}
        {isOpen && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={`Log overdue dose of ${name}`}
              onClick={() => onLog(doseOf(reminder))}
            >
              Log
            </Button>
            <SkipButton reminderId={reminder.id} occursOn={overdue.occursOn} name={name} />
          </div>
        )}
      </div>
    </div>
  )
}
