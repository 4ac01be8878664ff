import type { CurrentUser } from '@pepwell/contract/accounts'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { OverdueNote } from '../overdue/overdue-note.tsx'
import { overdueReminders } from '../overdue/overdue-state.ts'
import type { ReminderDose } from '../overdue/reminder-dose.ts'
import { useReminders } from '../use-reminders.ts'
import { type Countdown, countdownAt } from './countdown.ts'
import { CountdownPanel, room, shotText } from './countdown-panel.tsx'

interface CountdownWidgetProps {
  user: CurrentUser
  /** opens the dialog that logs a dose, with this one to begin with */
  onLog: (dose: ReminderDose) => void
}

const NothingUpcoming = () => (
  <EmptyState
    title="No upcoming shots scheduled"
    text="A reminder tells you when the next one is due."
    action={
      <Button asChild variant="secondary">
        <Link to="/reminders">Set a reminder</Link>
      </Button>
    }
    className={cx(room, 'justify-center py-4')}
  />
)

const CountdownSkeleton = () => (
  <Loading label="Loading your next shot">
    <Skeleton className={cx(room, 'rounded-2xl')} />
  </Loading>
)

/** A change of the state in words, for those who don't see it; the seconds are nobody's news. */
function announcement(shown: Countdown): string {
  if (shown.state === 'soon') return `Less than 30 minutes until your next shot: ${shotText(shown)}`
  return shown.state === 'due' ? `Your shot is due now: ${shotText(shown)}` : ''
}

function Contents({ query, turn, user, onLog }: ReturnType<typeof useReminders> & CountdownWidgetProps) {
  const shown = query.data && countdownAt(query.data, turn)
  if (shown?.state === 'none') return <NothingUpcoming />
  if (shown && shown.state !== 'unknown') {
    return (
      <>
        <p role="status" className="sr-only">
          {announcement(shown)}
        </p>
        <CountdownPanel upcoming={shown} timeZone={user.timeZone} onLog={onLog} />
      </>
    )
  }
  if (!query.isError) return <CountdownSkeleton />
  return (
    <ErrorState
      title="Your next shot could not be loaded"
      error={query.error}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  )
}

/** What came before and is neither logged nor skipped, for as long as there is something to say of it. */
function OverdueList({ query, turn, user, onLog }: ReturnType<typeof useReminders> & CountdownWidgetProps) {
  const overdue = overdueReminders(query.data ?? [], turn)
  if (overdue.length === 0) return null
  return (
    <div className="mt-3 flex flex-col gap-3">
      {overdue.map((reminder) => (
        <OverdueNote
          key={reminder.id}
          reminder={reminder}
          now={turn}
          timeZone={user.timeZone}
          onLog={onLog}
          named
        />
      ))}
    </div>
  )
}

/** The dashboard's countdown to the next shot, and below it what is overdue. */
export default function CountdownWidget(props: CountdownWidgetProps) {
  const reminders = useReminders()
  return (
    <Card as="section" aria-labelledby="next-shot">
      <CardHeader>
        <CardTitle id="next-shot">Next Shot</CardTitle>
      </CardHeader>
      <Contents {...reminders} {...props} />
      <OverdueList {...reminders} {...props} />
    </Card>
  )
}
