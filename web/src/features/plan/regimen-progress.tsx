import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../lib/time/dates.ts'
import { dayOfRegimen, daysLeft, partDone } from './plan-days.ts'

/** The regimen's current day and, with an end date, the days left. */
export function RegimenProgress({ entry, today }: { entry: PlanEntry; today: CalendarDay }) {
  const { startDate, endDate, status } = entry
  if (status === 'completed') return <p className="text-sm text-soft">Started {formatDay(startDate)}</p>
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm text-soft tabular-nums">
        <span>{dayOfRegimen(startDate, today)}</span>
        {endDate && <span>{daysLeft(endDate, today)}</span>}
      </p>
      {endDate && (
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          className="mt-1.5 h-1.5 w-full rounded-full"
          aria-hidden="true"
        >
          <rect width="100" height="2" className="fill-line" />
          <rect width={100 * partDone(startDate, endDate, today)} height="2" className="fill-accent" />
        </svg>
      )}
    </div>
  )
}
