import type { DoseLog } from '@pepwell/contract/doses/doses'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Syringe } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { doseHistoryQuery } from './doses.api.ts'
import { EditableDoses } from './edit/editable-doses.tsx'

/** As many rows as the list will have. */
function DoseListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading doses" className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}

interface DoseHistoryProps {
  /** the plan, if loaded */
  entries: readonly PlanEntry[] | undefined
  today: CalendarDay
  timeZone: string
}

// Lazy: usually nothing is queued, and queued doses sync without this code.
const WaitingDoses = lazyOptional(() => import('./queued-list.tsx'))

const QueuedDoses = (props: ComponentProps<typeof WaitingDoses>) => (
  <Suspense fallback={null}>
    <WaitingDoses {...props} />
  </Suspense>
)

const NoHistory = () => (
  <EmptyState icon={<Syringe />} title="No doses yet" text="Doses you log show up here, day by day." />
)

/** All doses, by page. */
export function DoseHistory({ entries = [], ...place }: DoseHistoryProps) {
  const history = useInfiniteQuery(doseHistoryQuery)
  const waits = usePendingWrites(logDose).length > 0
  if (history.isPending) {
    return (
      <Card>
        <DoseListSkeleton rows={4} />
      </Card>
    )
  }
  const queued = waits && <QueuedDoses entries={entries} timeZone={place.timeZone} />
  if (!history.data) {
    return (
      <>
        {queued}
        <ErrorState
          title="We couldn’t load your doses"
          error={history.error}
          onRetry={() => history.refetch()}
          retrying={history.isFetching}
        />
      </>
    )
  }
  const doses: DoseLog[] = history.data.pages.flat()
  if (doses.length === 0) return waits ? <Card className="pb-1!">{queued}</Card> : <NoHistory />
  return (
    <Card>
      {queued}
      <EditableDoses doses={doses} {...place} />
      <ShowOlder history={history} failure="We couldn’t load older doses." className="mt-5" />
    </Card>
  )
}
