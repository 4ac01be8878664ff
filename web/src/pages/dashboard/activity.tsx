import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import type { UseQueryResult } from '@tanstack/react-query'
import { LogPeptideCard } from '../../features/doses/log-peptide-card.tsx'
import { isActive } from '../../features/plan/plan-groups.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { Adherence } from './adherence.tsx'
import type { StatsResult } from './figures.tsx'
import { FirstPeptide } from './first-peptide.tsx'
import { RecentDoses } from './recent-doses.tsx'
import { ThisWeek } from './this-week.tsx'

interface ActivityProps {
  plan: UseQueryResult<PlanEntry[]>
  doses: UseQueryResult<DoseLog[]>
  stats: StatsResult
  today: CalendarDay
  timeZone: string
  onLog: (entryId: number | undefined) => void
}

/** As long as there is nothing to show: that it is on its way, or what went wrong. */
function NotYet({ plan, doses }: Pick<ActivityProps, 'plan' | 'doses'>) {
  const failed = [plan, doses].find(({ data, isError }) => !data && isError)
  if (!failed) return <ActivitySkeleton />
  return (
    <ErrorState
      title={failed === plan ? 'Your plan could not be loaded' : 'Your doses could not be loaded'}
      error={failed.error}
      onRetry={() => failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}

/** What was taken and what can be logged; for somebody new, where to begin. */
export function Activity({ plan, doses, stats, today, timeZone, onLog }: ActivityProps) {
  if (!plan.data || !doses.data) return <NotYet plan={plan} doses={doses} />
  if (plan.data.length === 0 && doses.data.length === 0) return <FirstPeptide />
  const shown = { doses: doses.data, today, timeZone }
  return (
    <div className="grid gap-4 md:grid-cols-[3fr_2fr] md:gap-6">
      <div className="flex flex-col gap-4 md:gap-6">
        <ThisWeek {...shown} />
        <RecentDoses {...shown} onLog={() => onLog(undefined)} />
      </div>
      <div className="flex flex-col gap-6 max-md:hidden">
        <LogPeptideCard {...shown} entries={plan.data.filter(isActive)} onLog={onLog} />
        <Adherence stats={stats} />
      </div>
    </div>
  )
}
