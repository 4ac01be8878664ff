import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../ui/use-focus-restore.ts'
import { dailyFrom } from './daily/daily.ts'
import { DailyList } from './daily/daily-list.tsx'
import { DailySkeleton } from './daily/daily-skeleton.tsx'
import { QueuedSupplements, useQueuedOf } from './daily/queued-supplements.tsx'
import { EditSupplementDialog } from './log/edit-supplement-dialog.tsx'
import { LogSupplementDialog, preloadSupplementForm } from './log/log-supplement-dialog.tsx'
import { twoDaysQuery } from './supplements.api.ts'

interface TodayOfProps {
  query: UseQueryResult<SupplementLog[]>
  today: CalendarDay
  onEdit: (log: SupplementLog) => void
  leaving: () => void
}

function TodayOf({ query, today, ...actions }: TodayOfProps) {
  const { data, isError, error, refetch, isFetching } = query
  const queued = useQueuedOf(today)
  if (data)
    return <DailyList {...dailyFrom(data, today, queued)} isWaiting={queued.length > 0} {...actions} />
  if (!isError) return <DailySkeleton />
  return (
    <ErrorState
      title="We couldn’t load your supplements"
      error={error}
      onRetry={() => refetch()}
      retrying={isFetching}
      className="border-0 shadow-none"
    />
  )
}

/** Today's supplements on the dashboard, with a log button. */
export default function SupplementsWidget({ user: { timeZone } }: { user: CurrentUser }) {
  const today = useToday(timeZone)
  const query = useQuery(twoDaysQuery(today))
  const focus = useFocusRestore(query.data)
  const logging = useDialogAbout<undefined>()
  const editing = useDialogAbout<SupplementLog>()
  useEffect(preloadSupplementForm, [])
  return (
    <Card as="section" aria-labelledby="daily-supplements">
      <CardHeader
        action={
          <Button variant="tinted" size="sm" onClick={() => logging.show(undefined)}>
            <Plus className="size-4" aria-hidden="true" />
            Log Supplement
          </Button>
        }
      >
        <CardTitle id="daily-supplements" ref={focus.heading} tabIndex={-1}>
          Daily Supplements
        </CardTitle>
      </CardHeader>
      <QueuedSupplements timeZone={timeZone} />
      <TodayOf query={query} today={today} onEdit={editing.show} leaving={focus.leaving} />
      <LogSupplementDialog open={logging.open} onOpenChange={logging.onOpenChange} timeZone={timeZone} />
      {editing.subject && (
        <EditSupplementDialog
          editing={editing.subject}
          timeZone={timeZone}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </Card>
  )
}
