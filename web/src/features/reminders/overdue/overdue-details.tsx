import type { Overdue, Reminder } from '@pepwell/contract/reminders/reminders'
import type { OverdueState } from '@pepwell/domain/today/overdue-state'
import { Button } from '../../../ui/button.tsx'
import { SourceLink } from '../../../ui/source-link.tsx'
import { overdueText } from './overdue-words.ts'
import { doseOf, type ReminderDose } from './reminder-dose.ts'
import { SkipButton } from './skip-button.tsx'

interface OverdueFactsProps {
  overdue: Overdue
  state: OverdueState
  /** milliseconds since the epoch */
  now: number
  timeZone: string
}

/** Since when the dose is overdue and until when it may be taken, with the citing label. */
export const OverdueFacts = ({ overdue, ...circumstances }: OverdueFactsProps) => (
  <>
    <p className="tabular-nums">{overdueText(overdue, circumstances)}</p>
    {overdue.label && (
      <div className="mt-1 text-sm">
        <SourceLink source={overdue.label} />
      </div>
    )}
  </>
)

interface OverdueMatterProps extends Omit<OverdueFactsProps, 'overdue'> {
  reminder: Reminder
  onLog: (dose: ReminderDose) => void
}

/** How long an overdue dose may still be taken, with the source and the possible actions. */
export function OverdueDetails({ reminder, state, now, timeZone, onLog }: OverdueMatterProps) {
  const { overdue, userPeptide } = reminder
  if (!overdue) return null
  const { name } = userPeptide.peptide
  return (
    <>
      <OverdueFacts overdue={overdue} state={state} now={now} timeZone={timeZone} />
      {state === 'open' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="tinted"
            size="sm"
            aria-label={`Log Dose: ${name}, overdue`}
            onClick={() => onLog(doseOf(reminder))}
          >
            Log
          </Button>
          <SkipButton reminderId={reminder.id} occursOn={overdue.occursOn} name={name} />
        </div>
      )}
    </>
  )
}
