import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { EntryDose } from '../form/preview-line.tsx'
import type { UnsyncedDose } from '../offline-reminders.ts'
import type { ReminderDose } from '../overdue/reminder-dose.ts'
import { useReminders } from '../use-reminders.ts'
import { ReminderBoard } from './reminder-board.tsx'

interface RemindersSectionProps {
  /** the plan, if loaded */
  entries: readonly PlanEntry[]
  user: CurrentUser
  /** the latest doses, latest first */
  doses?: readonly EntryDose[] | undefined
  /** queued doses */
  unsynced?: readonly UnsyncedDose[]
  onNew: () => void
  onLog: (dose: ReminderDose) => void
}

const RemindersSkeleton = () => (
  <Loading label="Loading your reminders">
    <Skeleton className="mb-4 h-6 w-40" />
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-11 rounded-xl" />
      </Card>
    </div>
  </Loading>
)

/** The reminders, or their placeholder. */
export function RemindersSection({ unsynced, ...props }: RemindersSectionProps) {
  const { entries, user } = props
  const { query, reminders, changedAt } = useReminders({ entries, timeZone: user.timeZone, unsynced })
  if (reminders) return <ReminderBoard reminders={reminders} now={changedAt} {...props} />
  if (!query.isError) return <RemindersSkeleton />
  return (
    <ErrorState
      title="We couldn’t load your reminders"
      error={query.error}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  )
}
