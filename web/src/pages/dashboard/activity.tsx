import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import type { UseQueryResult } from '@tanstack/react-query'
import { LogPeptideCard } from '../../features/doses/log-peptide-card.tsx'
import { isActive } from '../../features/plan/plan-groups.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LatelySkeleton, LogPeptideSkeleton } from './activity-skeleton.tsx'
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

type Taken = Pick<ActivityProps, 'plan' | 'doses'>

const failedOf = ({ plan, doses }: Taken) => [plan, doses].find(({ data, isError }) => !data && isError)

/** What was taken lately; for somebody new, where to begin. */
function Lately({ plan, doses, today, timeZone, onLog }: ActivityProps) {
  const failed = failedOf({ plan, doses })
  if (failed) {
    return (
      <ErrorState
        title={failed === plan ? 'Your plan could not be loaded' : 'Your doses could not be loaded'}
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  if (!plan.data || !doses.data) return <LatelySkeleton />
  if (plan.data.length === 0 && doses.data.length === 0) return <FirstPeptide />
  const shown = { doses: doses.data, today, timeZone }
  return (
    <>
      <ThisWeek {...shown} />
      <RecentDoses {...shown} onLog={() => onLog(undefined)} />
    </>
  )
}

/** What can be logged; nothing where Lately says what went wrong. */
function LogPeptide({ plan, doses, today, timeZone, onLog }: ActivityProps) {
  if (failedOf({ plan, doses })) return null
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

/** What was taken and what can be logged, and beside them how well the plan is followed. */
export const Activity = (props: ActivityProps) => (
  <div className="grid gap-4 md:grid-cols-[3fr_2fr] md:gap-6">
    <div className="flex min-w-0 flex-col gap-4 md:gap-6">
      <Lately {...props} />
    </div>
    <div className="flex min-w-0 flex-col gap-6 max-md:hidden">
      <LogPeptide {...props} />
      <Adherence stats={props.stats} />
    </div>
  </div>
)
