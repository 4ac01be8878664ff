import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { UseQueryResult } from '@tanstack/react-query'
import { LogPeptideCard } from '../../features/doses/log-peptide-card.tsx'
import { isActive } from '../../features/plan/plan-groups.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { StatsResult } from './figures.tsx'
import { ThisWeek } from './this-week.tsx'

/** The cards in their final layout. */
const WeekSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-32" />
    <Skeleton className="h-25 rounded-xl" />
  </Card>
)

/** With one peptide, the minimum. */
const LogPeptideSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-28" />
    <Skeleton className="h-12" />
  </Card>
)

export interface ActivityProps {
  plan: UseQueryResult<PlanEntry[]>
  doses: UseQueryResult<DoseLog[]>
  today: CalendarDay
  timeZone: string
}

const isFailed = ({ plan, doses }: Pick<ActivityProps, 'plan' | 'doses'>) =>
  [plan, doses].some(({ data, isError }) => !data && isError)

interface WeekProps extends ActivityProps {
  /** missed doses appear once loaded */
  stats: StatsResult
}

const NONE: NonNullable<StatsResult['data']>['missedLately'] = []

/** Recent doses with the schedule; renders nothing if the timeline reports an error. */
export function Week({ plan, doses, stats, today, timeZone }: WeekProps) {
  if (isFailed({ plan, doses })) return null
  if (!plan.data || !doses.data) return <WeekSkeleton />
  return (
    <ThisWeek
      entries={plan.data}
      doses={doses.data}
      today={today}
      timeZone={timeZone}
      missed={stats.data?.missedLately ?? NONE}
    />
  )
}

/** The log card; renders nothing if the timeline reports an error. */
export function LogPeptide({
  plan,
  doses,
  today,
  timeZone,
  onLog,
}: ActivityProps & { onLog: (entryId: number) => void }) {
  if (isFailed({ plan, doses })) return null
  if (!plan.data || !doses.data) return <LogPeptideSkeleton />
  return (
    <LogPeptideCard
      entries={plan.data.filter(isActive)}
      doses={doses.data}
      today={today}
      timeZone={timeZone}
      onLog={onLog}
    />
  )
}
