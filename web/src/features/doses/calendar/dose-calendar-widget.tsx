import type { CurrentUser } from '@pepwell/contract/accounts'
import { addDays, type CalendarDay } from '@pepwell/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/use-today.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { calendarQuery, WEEKS } from './dose-calendar.api.ts'
import { HeatMap } from './heat-map.tsx'
import { MonthSummary } from './month-summary.tsx'
import { heatWeeks } from './weeks.ts'

/** The map begins with a whole week, a few days before that. */
const yearBefore = (today: CalendarDay): CalendarDay => addDays(today, -365)

/** The days with doses of the last year, seen at one glance. */
export default function DoseCalendarWidget({ user }: { user: CurrentUser }) {
  const today = useToday(user.timeZone)
  const days = useQuery(calendarQuery(today))
  if (!days.data && days.isError) {
    return (
      <ErrorState
        title="Your dose calendar could not be loaded"
        error={days.error}
        onRetry={() => days.refetch()}
        retrying={days.isFetching}
      />
    )
  }
  const weeks = heatWeeks(days.data ?? [], today, WEEKS)
  const count = (days.data ?? []).filter(({ day }) => day > yearBefore(today)).length
  return (
    <Card as="section" aria-labelledby="dose-calendar">
      <CardHeader>
        <CardTitle id="dose-calendar">Dose calendar</CardTitle>
        {days.data ? (
          <CardText>
            {count === 0
              ? 'Every day with a dose will be coloured in here.'
              : `${count} ${count === 1 ? 'day' : 'days'} with a dose in the last year`}
          </CardText>
        ) : (
          <Loading label="Loading your dose calendar">
            <Skeleton className="mt-1 h-5 w-56" />
          </Loading>
        )}
      </CardHeader>
      <HeatMap weeks={weeks} today={today} />
      {days.data && <MonthSummary weeks={weeks} />}
    </Card>
  )
}
