import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { NEAR } from '@pepwell/domain/today/due-times'
import type { OverdueState } from '@pepwell/domain/today/overdue-state'
import { AlarmClock } from 'lucide-react'
import { RelativeTime } from '../../../features/reminders/countdown/relative-time.tsx'
import { leftText, pastText, SOON } from '../../../features/reminders/countdown/time-left.ts'
import { OverdueDetails } from '../../../features/reminders/overdue/overdue-details.tsx'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { ScheduledDoseProps } from './day-props.ts'
import { CompactCard, DueCard } from './due-card.tsx'
import { Problem } from './problem.tsx'
import { DoseTitle } from './row.tsx'
import { activeSnooze, type ScheduledItem } from './timeline-items.ts'
import { useTakeDose } from './use-take-dose.ts'

const nameOf = ({ reminder }: ScheduledDoseProps) => reminder.userPeptide.peptide.name

interface RowProps extends ScheduledDoseProps {
  /** snoozed until, if it is */
  snoozedUntil: string | undefined
}

const RemindedAgain = ({ at, timeZone }: { at: string; timeZone: string }) => (
  <p className="flex items-center gap-1.5 text-sm text-soft">
    <AlarmClock className="size-4 shrink-0" aria-hidden="true" />
    We’ll remind you again at {formatTime(at, timeZone)}
  </p>
)

/** Another due or snoozed dose. */
function DueRow({ snoozedUntil, ...props }: RowProps) {
  const { reminder, at, timeZone } = props
  const { take, isPending, problem } = useTakeDose(props)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <DoseTitle name={nameOf(props)} dose={reminder.dose} state="due" />
          {snoozedUntil ? (
            <RemindedAgain at={snoozedUntil} timeZone={timeZone} />
          ) : (
            <p className="text-sm text-soft">
              Due, <RelativeTime at={at} text={pastText} />
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          className="-my-2 -mr-3 whitespace-nowrap"
          pending={isPending}
          pendingLabel="Logging..."
          aria-label={`${problem ? 'Try again' : 'Taken'}: ${nameOf(props)}`}
          onClick={() => take()}
        >
          {problem ? 'Try again' : 'Taken'}
        </Button>
      </div>
      <Problem text={problem} />
    </div>
  )
}

/** 'in 13 h 58 min' */
const aheadText = (left: number): string => `in ${leftText(left)}`

/** A dose later today, or snoozed ahead of time. */
const NextRow = ({ snoozedUntil, ...props }: RowProps) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <DoseTitle name={nameOf(props)} dose={props.reminder.dose} state="later" />
      {snoozedUntil ? (
        <RemindedAgain at={snoozedUntil} timeZone={props.timeZone} />
      ) : (
        <p className="text-sm text-soft tabular-nums max-md:hidden">
          <RelativeTime at={props.at} text={aheadText} />
        </p>
      )}
    </div>
    <Button
      variant="ghost"
      className="-my-2 -mr-3 whitespace-nowrap"
      aria-label={`Log Dose: ${nameOf(props)}, ${formatTime(new Date(props.at).toISOString(), props.timeZone)}`}
      onClick={() => props.onLog({ entryId: props.reminder.userPeptideId })}
    >
      Log Dose
    </Button>
  </div>
)

/** An earlier dose, open or missed, with the label's advice. Never in red. */
function OverdueRow({ state, now, ...props }: ScheduledDoseProps & { state: OverdueState; now: number }) {
  const { reminder, timeZone, onLog } = props
  const { overdue } = reminder
  if (!overdue) return null
  const name = nameOf(props)
  const isOpen = state === 'open'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={isOpen ? `Overdue: ${name}` : `Missed: ${name}`}>
      <DoseTitle name={name} dose={overdue.dose} state={isOpen ? 'not logged' : 'missed'} />
      <div className="text-sm text-soft">
        <OverdueDetails reminder={reminder} state={state} now={now} timeZone={timeZone} onLog={onLog} />
      </div>
    </div>
  )
}

interface ItemProps extends ScheduledDoseProps {
  item: ScheduledItem
  /** whether it is the next action */
  isHero: boolean
  /** milliseconds since the epoch */
  now: number
}

function stateOf({ kind }: ScheduledItem, left: number) {
  if (kind === 'overdue') return 'overdue'
  return left <= 0 ? 'due' : left < SOON ? 'soon' : 'normal'
}

/** An overdue reminder with the dose of its day. */
const withOverdueDose = (reminder: Reminder): Reminder => ({
  ...reminder,
  dose: reminder.overdue?.dose ?? reminder.dose,
})

/** A due, overdue or upcoming dose; a card if it is the next action. */
export function ScheduledDose({ item, isHero, now, ...dose }: ItemProps) {
  const left = item.at - now
  if (isHero) {
    if (left > NEAR) return <CompactCard {...dose} />
    const reminder = item.kind === 'overdue' ? withOverdueDose(dose.reminder) : dose.reminder
    return <DueCard {...dose} reminder={reminder} now={now} state={stateOf(item, left)} />
  }
  if (item.kind === 'overdue') return <OverdueRow {...dose} state={item.state} now={now} />
  const Row = item.kind === 'due' ? DueRow : NextRow
  return <Row {...dose} snoozedUntil={activeSnooze(item, now)} />
}
