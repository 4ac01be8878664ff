import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LastDose } from '../../features/doses/last-dose.tsx'
import { PlanBoard } from '../../features/plan/plan-board.tsx'
import { PlanSkeleton } from '../../features/plan/plan-skeleton.tsx'
import { EntryReminders } from '../../features/reminders/list/entry-reminders.tsx'
import { useAskingToFollow } from '../../features/reminders/list/use-asking-to-follow.ts'
import { vialsQuery } from '../../lib/api/own-vials.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { useIdle } from '../../lib/rendering/use-idle.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EntryLevel } from '../entry-level.tsx'

// Optional: the card works without it.
const EntryVial = lazyOptional(() => import('../../features/vials/entry-vial.tsx'))

/** As high as what loads there: a vial in use, or a link. */
function VialPlace({ entryId }: { entryId: number }) {
  const { data: vials = [] } = useQuery(vialsQuery)
  const isInUse = vials.some(({ userPeptideId, state }) => userPeptideId === entryId && state === 'in-use')
  if (!isInUse)
    return (
      <div className="flex h-11 items-center">
        <Skeleton className="h-5 w-48" />
      </div>
    )
  return (
    <div className="flex h-40 items-start gap-4">
      <Skeleton className="h-24 w-16" />
      <Skeleton className="mt-3 h-8 w-32" />
    </div>
  )
}

interface PlanProps {
  plan: UseQueryResult<PlanEntry[]>
  /** undefined while the doses load */
  doses: readonly DoseLog[] | undefined
  today: CalendarDay
  timeZone: string
  onLog: (entry: PlanEntry) => void
  onRemind: () => void
}

export function Plan({ plan, doses, today, timeZone, onLog, onRemind }: PlanProps) {
  const askToFollow = useAskingToFollow()
  const idle = useIdle()
  if (plan.data) {
    return (
      <PlanBoard
        entries={plan.data}
        today={today}
        lastDose={({ id }) => <LastDose doses={doses} entryId={id} today={today} timeZone={timeZone} />}
        reminders={(entry) => (
          <EntryReminders entryId={entry.id} name={peptideName(entry)} onNew={onRemind} />
        )}
        vial={(entry) => (
          <Suspense fallback={<VialPlace entryId={entry.id} />}>
            {idle ? (
              <EntryVial entryId={entry.id} colorSlot={entry.hue} name={peptideName(entry)} today={today} />
            ) : (
              <VialPlace entryId={entry.id} />
            )}
          </Suspense>
        )}
        level={(entry) => <EntryLevel entry={entry} timeZone={timeZone} />}
        onLog={onLog}
        onSaved={askToFollow}
      />
    )
  }
  if (!plan.isError) return <PlanSkeleton />
  return (
    <ErrorState
      title="We couldn’t load your plan"
      error={plan.error}
      onRetry={() => plan.refetch()}
      retrying={plan.isFetching}
    />
  )
}
