import type { OverdueState } from '@pepwell/domain/today/overdue-state'
import { AlarmClock } from 'lucide-react'
import { leftText, pastText } from '../../../features/reminders/countdown/time-left.ts'
import { Until } from '../../../features/reminders/countdown/until.tsx'
import { OverdueMatter } from '../../../features/reminders/overdue/overdue-matter.tsx'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShotProps } from './day-props.ts'
import { Problem } from './problem.tsx'
import { What } from './row.tsx'
import { useTaking } from './use-taking.ts'

const nameOf = ({ reminder }: ShotProps) => reminder.userPeptide.peptide.name

interface RowProps extends ShotProps {
  /** snoozed until, if it is */
  putOff: string | undefined
}

const RemindedAgain = ({ at, timeZone }: { at: string; timeZone: string }) => (
  <p className="flex items-center gap-1.5 text-sm text-soft">
    <AlarmClock className="size-4 shrink-0" aria-hidden="true" />
    We’ll remind you again at {formatTime(at, timeZone)}
  </p>
)

/** Another due or snoozed dose. */
export function DueRow({ putOff, ...props }: RowProps) {
  const { reminder, at, timeZone } = props
  const { take, isPending, problem } = useTaking(props)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <What name={nameOf(props)} dose={reminder.dose} state="due" />
          {putOff ? (
            <RemindedAgain at={putOff} timeZone={timeZone} />
          ) : (
            <p className="text-sm text-soft">
              Due, <Until at={at} text={pastText} />
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
export const NextRow = ({ putOff, ...props }: RowProps) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <What name={nameOf(props)} dose={props.reminder.dose} state="later" />
      {putOff ? (
        <RemindedAgain at={putOff} timeZone={props.timeZone} />
      ) : (
        <p className="text-sm text-soft tabular-nums">
          <Until at={props.at} text={aheadText} />
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
export function OverdueRow({ state, now, ...props }: ShotProps & { state: OverdueState; now: number }) {
  const { reminder, timeZone, onLog } = props
  const { overdue } = reminder
  if (!overdue) return null
  const name = nameOf(props)
  const isOpen = state === 'open'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={isOpen ? `Overdue: ${name}` : `Missed: ${name}`}>
      <What name={name} dose={overdue.dose} state={isOpen ? 'not logged' : 'missed'} />
      <div className="text-sm text-soft">
        <OverdueMatter reminder={reminder} state={state} now={now} timeZone={timeZone} onLog={onLog} />
      </div>
    </div>
  )
}
