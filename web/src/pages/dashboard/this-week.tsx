import type { DoseLog } from '@pepwell/contract/doses'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { lastWeek } from '../../features/doses/by-day.ts'
import { RECENT_DOSES } from '../../features/doses/doses.api.ts'
import { WeekStrip } from '../../features/doses/week-strip.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'

interface ThisWeekProps {
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
}

export function ThisWeek({ doses, today, timeZone }: ThisWeekProps) {
  const week = lastWeek(doses, { today, timeZone, isWhole: doses.length < RECENT_DOSES })
  return (
    <Card as="section">
      <CardHeader>
        <CardTitle>Last 7 days</CardTitle>
      </CardHeader>
      <WeekStrip week={week} today={today} />
    </Card>
  )
}
