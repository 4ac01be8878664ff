import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendarQuery } from '../../features/doses/calendar/dose-calendar.api.ts'
import { DoseCalendarCard } from '../../features/doses/calendar/dose-calendar-card.tsx'
import { weekRowsOf } from '../../features/doses/week-rows.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { useCurrentReminders } from '../../features/reminders/use-reminders.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { dosesAhead } from './doses-ahead.ts'

/** The plan's peptides with colors, active first. */
const inPlanOrder = (entries: readonly PlanEntry[]) => [
  ...weekRowsOf(entries, []),
  ...entries.map((entry) => ({ name: peptideName(entry), hue: entry.hue })),
]

/** Days with doses and due days; without plan and reminders, only doses. */
export default function DoseCalendar({ user: { timeZone } }: { user: CurrentUser }) {
  const today = useToday(timeZone)
  const days = useQuery(calendarQuery(today))
  const { data: plan } = useQuery(planQuery)
  const { reminders } = useCurrentReminders({ entries: plan, timeZone })
  const peptides = useMemo(() => inPlanOrder(plan ?? []), [plan])
  const ahead = useMemo(
    () => dosesAhead(reminders ?? [], plan ?? [], { today, timeZone }),
    [reminders, plan, today, timeZone],
  )
  if (!days.data && days.isError) {
    return (
      <ErrorState
        title="We couldn’t load your dose calendar"
        error={days.error}
        onRetry={() => days.refetch()}
        retrying={days.isFetching}
      />
    )
  }
  return <DoseCalendarCard days={days.data} ahead={ahead} peptides={peptides} today={today} />
}
