import { parseDose } from '@pepwell/domain/doses/doses'
import { hasPublishedCurve } from '@pepwell/domain/levels/modeled-compounds'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { DrawFailed } from '../../../features/doses/sheet/draw-failed.tsx'
import { isEntryInjected } from '../../../features/doses/sheet/use-vial.ts'
import { RelativeTime } from '../../../features/reminders/countdown/relative-time.tsx'
import { pastText } from '../../../features/reminders/countdown/time-left.ts'
import { OverdueFacts } from '../../../features/reminders/overdue/overdue-details.tsx'
import { SkipButton } from '../../../features/reminders/overdue/skip-button.tsx'
import { cx } from '../../../lib/classes.ts'
import { useConnectivity } from '../../../lib/offline/connectivity.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { useIdle } from '../../../lib/rendering/use-idle.ts'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ColorDot } from '../../../ui/color-dot.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { EntryLevel } from '../../entry-level.tsx'
import { NO_COLOR_SLOT, occurrenceAt, type ScheduledDoseProps } from './day-props.ts'
import { Draw, DrawFacts } from './draw.tsx'
import { DuePill, type DueState, dueCardStyle } from './due-pill.tsx'
import { Problem } from './problem.tsx'
import { NameAndDose } from './row.tsx'
import { SiteLine } from './site-line.tsx'
import { Snooze } from './snooze.tsx'
import { type TakeDose, useTakeDose } from './use-take-dose.ts'

const ShotWarnings = lazyView(() => import('./shot-warnings.tsx'))

interface DueCardProps extends ScheduledDoseProps {
  state: DueState
  /** milliseconds since the epoch */
  now: number
}

/** The dose in large type, to read with a vial in hand. */
function Amount({ reminder, entry, at, timeZone, state }: DueCardProps) {
  const dose = parseDose(reminder.dose)
  const [number, unit] = dose ? [dose.amount, reminder.dose.replace(/^[\d.,\s]+/, '')] : [reminder.dose, '']
  return (
    <div>
      <div className="flex items-center gap-3 font-bold">
        <p>
          <ColorDot colorSlot={entry?.hue ?? NO_COLOR_SLOT} className="mr-2" />
          {reminder.userPeptide.peptide.name}
        </p>
        <EntryLevel entry={entry} timeZone={timeZone} />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span
          className={cx('font-bold', dose ? 'text-[3.25rem] leading-none tracking-[-0.03em]' : 'text-2xl')}
        >
          {number}
          {unit && <span className="ml-1.5 text-[1.3rem] tracking-normal">{unit}</span>}
        </span>
        <span className="text-soft">
          {state === 'overdue' && 'was due '}
          {formatTime(new Date(at).toISOString(), timeZone)}
          {state === 'due' && (
            <>
              , <RelativeTime at={at} text={pastText} />
            </>
          )}
        </span>
      </p>
    </div>
  )
}

/** Alternatives to taking the dose now. */
function OtherActions({ state, ...shot }: DueCardProps) {
  const { isOffline } = useConnectivity()
  const { name } = shot.reminder.userPeptide.peptide
  const isOverdue = state === 'overdue'
  if (isOffline) {
    const act = isOverdue ? '‘Skip’' : '‘Later’'
    return <p className="max-w-30 shrink-0 text-sm leading-tight text-soft">{act} needs a connection</p>
  }
  const occurrence = occurrenceAt(shot)
  if (isOverdue) {
    const style = 'min-h-13.5 rounded-2xl px-5'
    return <SkipButton {...occurrence} name={name} size="md" className={style} onSkipped={shot.onLeaving} />
  }
  return <Snooze {...occurrence} name={name} timeZone={shot.timeZone} onLeaving={shot.onLeaving} />
}

function Buttons({ taking, site, ...shot }: DueCardProps & { taking: TakeDose; site: string | undefined }) {
  const { name } = shot.reminder.userPeptide.peptide
  return (
    <div className="flex items-center gap-2.5">
      <Button
        className="min-h-13.5 flex-1 rounded-2xl text-lg"
        pending={taking.isPending}
        pendingLabel="Logging..."
        aria-label={`${taking.problem ? 'Try again' : 'Taken'}: ${name}`}
        onClick={() => taking.take(site)}
      >
        {!taking.problem && <Check className="size-5" aria-hidden="true" />}
        {taking.problem ? 'Try again' : 'Taken'}
      </Button>
      <OtherActions {...shot} />
    </div>
  )
}

/** The next action: dose, draw, site and a one-tap log button. */
export function DueCard(props: DueCardProps) {
  const { state, reminder, entry, at, now, timeZone } = props
  const { overdue } = reminder
  const isOverdue = state === 'overdue'
  const [site, setSite] = useState<string>()
  const taking = useTakeDose(props)
  const idle = useIdle()
  return (
    <div
      {...(isOverdue && { role: 'group', 'aria-label': `Overdue: ${reminder.userPeptide.peptide.name}` })}
      data-state={state}
      className={cx('flex flex-col gap-3.5', dueCardStyle(state))}
    >
      <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <DuePill state={state} at={at} />
      </p>
      <div className="flex flex-col gap-3.5 @xl:grid @xl:items-center @xl:has-[>:nth-child(2)]:grid-cols-2 @xl:gap-x-6">
        <Amount {...props} />
        <Draw {...taking.draw} hue={entry?.hue ?? NO_COLOR_SLOT} />
        <DrawFailed entry={entry} className="bg-surface/60" />
      </div>
      {isEntryInjected(entry) && (
        <SiteLine entry={entry} timeZone={timeZone} chosen={site} onChoose={setSite} />
      )}
      <Buttons {...props} taking={taking} site={site} />
      <Problem text={taking.problem} />
      {idle && (
        <LoadBoundary failure="We couldn’t check this dose" skeleton={null}>
          <ShotWarnings {...props} />
        </LoadBoundary>
      )}
      {isOverdue && overdue && (
        <div className="text-sm">
          <OverdueFacts overdue={overdue} state="open" now={now} timeZone={timeZone} />
        </div>
      )}
      <DrawFacts {...taking.draw} />
    </div>
  )
}

/** Something hours away, compact. */
export function CompactCard({ reminder, entry, at, timeZone, onLog }: ScheduledDoseProps) {
  const { name } = reminder.userPeptide.peptide
  return (
    <div data-state="normal" className={cx('flex flex-col gap-1 pb-1.5! sm:pb-2.5!', dueCardStyle('normal'))}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DuePill state="normal" at={at} />
        <span className="ml-auto text-soft tabular-nums">
          {formatTime(new Date(at).toISOString(), timeZone)}
        </span>
      </p>
      <div className="flex items-center justify-between gap-3">
        <p>
          <ColorDot colorSlot={entry?.hue ?? NO_COLOR_SLOT} className="mr-2" />
          <NameAndDose name={name} dose={reminder.dose} />
        </p>
        <Button
          variant="ghost"
          className="-mr-3 shrink-0"
          aria-label={`Log Dose: ${name}`}
          onClick={() => onLog({ entryId: reminder.userPeptideId })}
        >
          Log Dose
        </Button>
      </div>
      {entry && hasPublishedCurve(entry) && (
        <div className="flex h-8 items-center">
          <EntryLevel entry={entry} timeZone={timeZone} />
        </div>
      )}
    </div>
  )
}
