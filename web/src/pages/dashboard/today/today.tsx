import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useRecentDoses, useRefusedDoses, useUnsyncedDoses } from '../../../features/doses/queued-doses.ts'
import { planQuery } from '../../../features/plan/plan.api.ts'
import type { ReminderDose } from '../../../features/reminders/overdue/reminder-dose.ts'
import { useReminders } from '../../../features/reminders/use-reminders.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { useIdle } from '../../../lib/rendering/use-idle.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Day } from './day.tsx'

const Line = () => (
  <div className="flex items-center gap-3 py-1">
    <Skeleton className="h-4 w-14" />
    <Skeleton className="size-6.5 rounded-full" />
    <Skeleton className="h-5 w-48" />
  </div>
)

/** Skeletons of the next action and the day's rows. */
const TodaySkeleton = () => (
  <Loading label="Loading your day" className="flex flex-col gap-3">
    <Line />
    <Skeleton className="h-30 rounded-3xl" />
    <Line />
  </Loading>
)

const StepQuestions = lazyView(() => import('./step-questions.tsx'))

interface TodayProps {
  user: CurrentUser
  /** opens the dose sheet with this dose */
  onLog: (dose: ReminderDose) => void
}

/** The dashboard's first section: taken, due and upcoming doses. */
export default function Today({ user, onLog }: TodayProps) {
  const { timeZone } = user
  // Re-renders at midnight and when a dose becomes soon, due or past.
  const today = useToday(timeZone)
  const idle = useIdle()
  const plan = useQuery(planQuery)
  const doses = useRecentDoses(plan.data)
  const refused = useRefusedDoses(plan.data)
  const unsynced = useUnsyncedDoses()
  const { query: reminderQuery, reminders } = useReminders({ entries: plan.data, timeZone, unsynced })
  const parts = [
    [plan, 'We couldn’t load your plan'],
    [doses, 'We couldn’t load your doses'],
    [reminderQuery, 'We couldn’t load your next shot'],
  ] as const
  const [failed, title] = parts.find(([{ data, isError }]) => !data && isError) ?? []
  if (failed) {
    return (
      <ErrorState
        title={title}
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  if (!plan.data || !doses.data || !reminders) return <TodaySkeleton />
  return (
    <section aria-labelledby="today">
      <Day
        entries={plan.data}
        doses={doses.data}
        refused={refused}
        reminders={reminders}
        alertAt={reminderQuery.dataUpdatedAt}
        now={serverNow()}
        timeZone={timeZone}
        onLog={onLog}
      />
      {idle && plan.data.some(({ status }) => status === 'active') && (
        <LoadBoundary failure="We couldn’t load your dose steps" skeleton={null}>
          <StepQuestions entries={plan.data} today={today} />
        </LoadBoundary>
      )}
    </section>
  )
}
