import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { doseStepsQuery } from './dose-steps.api.ts'
import { StepQuestion } from './step-question.tsx'
import { StepsDialog } from './steps-dialog.tsx'

const StepHistory = lazyView(() => import('./step-history.tsx'))

const historySkeleton = (
  <Loading>
    <Skeleton className="h-40 rounded-xl" />
  </Loading>
)

const styles = {
  done: 'border-transparent bg-(--slot)/40',
  current: 'border-transparent bg-(--slot)',
  upcoming: 'border-dashed border-soft bg-transparent',
}

/** The steps as stairs in the peptide's color: solid for past and current, dashed for planned. The text next to it says the same. */
const StepStairs = ({ state: { steps } }: { state: DoseSteps }) => (
  <div aria-hidden="true" className="flex h-8 items-end gap-1">
    {steps.map((step, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity, and keep their order
        key={index}
        className={cx('flex-1 rounded-t-sm border', styles[step.state])}
        style={{
          height: `${Math.round((100 * step.amount) / Math.max(...steps.map(({ amount }) => amount)))}%`,
        }}
      />
    ))}
  </div>
)

/** 'Step 2 of 5. Next: 1 mg on Dec 13'; no next dose while on hold */
function positionText({ steps, current, next, hold }: DoseSteps): string {
  const position = current
    ? `Step ${current.step + 1} of ${steps.length}`
    : 'Your dose doesn’t match any of your steps'
  if (!next || hold) return position
  const day = next.startsOn ? ` on ${formatShortDay(next.startsOn)}` : ''
  return `${position}. Next: ${next.dose}${day}`
}

/** An entry's current step, pending decision and edit button. */
export default function EntrySteps({ entry, today }: { entry: PlanEntry; today: CalendarDay }) {
  const { data, isError } = useQuery(doseStepsQuery)
  const [open, setOpen] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  if (!data && isError) return <p className="text-sm text-soft">We couldn’t load your dose steps.</p>
  if (!data) return null
  const state = data.find(({ userPeptideId }) => userPeptideId === entry.id)
  const name = peptideName(entry)
  const label = state ? 'Edit steps' : 'Add dose steps'
  return (
    <div className={cx('flex flex-col gap-2', state ? 'mt-1.5 basis-full' : 'ml-auto')}>
      {state && <StepStairs state={state} />}
      {state && <p className="text-sm text-soft tabular-nums">{positionText(state)}</p>}
      {(state?.next?.stage === 'due' || state?.hold) && (
        <StepQuestion state={state} name={name} today={today} />
      )}
      <div className="-mx-3 -my-2 flex flex-wrap">
        <Button variant="ghost" size="sm" aria-label={`${label}: ${name}`} onClick={() => setOpen(true)}>
          {label}
        </Button>
        {state && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Step history: ${name}`}
            onClick={() => setShowsHistory(true)}
          >
            History
          </Button>
        )}
      </div>
      <Dialog open={showsHistory} onOpenChange={setShowsHistory} title={`Step history: ${name}`}>
        <LoadBoundary failure="We couldn’t load the history" skeleton={historySkeleton}>
          <StepHistory entryId={entry.id} />
        </LoadBoundary>
      </Dialog>
      <StepsDialog entry={entry} state={state} open={open} onOpenChange={setOpen} />
    </div>
  )
}
