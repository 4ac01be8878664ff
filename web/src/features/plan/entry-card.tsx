import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type PlanStatus, peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { Pencil, Play, Syringe } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { PersonalBadge } from '../../ui/personal-badge.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { dayOfRegimen, daysLeft, fractionDone } from './plan-days.ts'
import { StatusBadge } from './status-badge.tsx'
import { CardSteps } from './steps/card-steps.tsx'

const EntryWarnings = lazyView(() => import('./entry-warnings.tsx'))

/** An active entry's warnings, rendered by the server too. */
function CardWarnings({ entry }: { entry: PlanEntry }) {
  if (entry.status !== 'active') return null
  return (
    <LoadBoundary failure="We couldn’t load the warnings" skeleton={null}>
      <EntryWarnings entryId={entry.id} name={peptideName(entry)} />
    </LoadBoundary>
  )
}

/** When a completed regimen started; before, its day and the days left until its end date. */
function RegimenProgress({ entry, today }: { entry: PlanEntry; today: CalendarDay }) {
  const { startDate, endDate, status } = entry
  if (status === 'completed') return <p className="text-sm text-soft">Started {formatDay(startDate)}</p>
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm text-soft tabular-nums">
        <span>{dayOfRegimen(startDate, today)}</span>
        {endDate && <span>{daysLeft(endDate, today)}</span>}
      </p>
      {endDate && (
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          className="mt-1.5 h-1.5 w-full rounded-full"
          aria-hidden="true"
        >
          <rect width="100" height="2" className="fill-line" />
          <rect width={100 * fractionDone(startDate, endDate, today)} height="2" className="fill-accent" />
        </svg>
      )}
    </div>
  )
}

/** The actions of an entry. */
interface EntryActions {
  onLog: (entry: PlanEntry) => void
  onEdit: (entry: PlanEntry) => void
  onStatus: (entry: PlanEntry, status: PlanStatus) => void
  onRemove: (entry: PlanEntry) => void
}

interface EntryCardProps extends EntryActions {
  entry: PlanEntry
  today: CalendarDay
  /** a line about the last dose */
  lastDose: ReactNode
  /** its reminders */
  reminders: ReactNode
  /** its remaining supply */
  vial: ReactNode
  /** its medication level, next to the dose */
  level: ReactNode
  /** a change of this entry is pending */
  changing: boolean
}

function EntryButtons({ entry, onLog, onEdit, onStatus }: EntryActions & { entry: PlanEntry }) {
  const { status } = entry
  const name = peptideName(entry)
  // Completed entries are read-only, except that the menu can reactivate them.
  if (status === 'completed') return null
  return (
    <div className="mt-auto flex gap-2 md:pt-1">
      {status === 'active' ? (
        <Button
          variant="tinted"
          className="flex-1"
          aria-label={`Log Dose: ${name}`}
          onClick={() => onLog(entry)}
        >
          <Syringe className="size-5" aria-hidden="true" />
          Log Dose
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="flex-1"
          aria-label={`Resume ${name}`}
          onClick={() => onStatus(entry, 'active')}
        >
          <Play className="size-4" aria-hidden="true" />
          Resume
        </Button>
      )}
      <Button variant="secondary" aria-label={`Edit ${name}`} onClick={() => onEdit(entry)}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit
      </Button>
    </div>
  )
}

export function EntryCard({
  entry,
  today,
  lastDose,
  reminders,
  vial,
  level,
  changing,
  ...actions
}: EntryCardProps) {
  const { status, currentDose, frequency, notes } = entry
  const isOpenEnded = status !== 'completed' && !entry.endDate
  return (
    <Card as="li" aria-busy={changing} className={cx('flex flex-col gap-1.5', changing && 'opacity-60')}>
      <div className="flex items-start gap-2">
        <CardTitle level={3} className="flex min-w-0 flex-1 items-baseline gap-2.5 pt-1.5">
          <ColorDot colorSlot={entry.hue} />
          <span className="min-w-0 wrap-anywhere">
            <NoBreakText>{peptideName(entry)}</NoBreakText>
          </span>
        </CardTitle>
        <span className="flex flex-wrap justify-end gap-1.5 pt-1.5">
          {entry.personalPeptide && <PersonalBadge />}
          <StatusBadge status={status} />
        </span>
        <span className="-mt-1 -mr-2">
          <EntryMenu
            entry={entry}
            onStatus={(next) => actions.onStatus(entry, next)}
            onRemove={() => actions.onRemove(entry)}
          />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3" style={colorSlotStyle(entry.hue)}>
        <p className="min-w-0">
          <span className="text-2xl font-bold tracking-tight tabular-nums">{currentDose}</span>
          <span className="ml-2 text-soft">{frequency}</span>
        </p>
        {level}
        <CardSteps entry={entry} today={today} />
      </div>
      <CardWarnings entry={entry} />
      {status === 'active' && vial}
      {isOpenEnded ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {status === 'active' && reminders}
          <p className="text-sm text-soft tabular-nums">{dayOfRegimen(entry.startDate, today)}</p>
        </div>
      ) : (
        <>
          {status === 'active' && reminders}
          <RegimenProgress entry={entry} today={today} />
        </>
      )}
      {status === 'active' && lastDose}
      {notes && <p className="text-sm whitespace-pre-line text-soft">{notes}</p>}
      <EntryButtons entry={entry} {...actions} />
    </Card>
  )
}
