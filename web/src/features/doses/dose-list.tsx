import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { dayLabel } from '../../lib/time/day-label.ts'
import { byDay } from './by-day.ts'
import { DoseRow, type DoseRowProps } from './dose-row.tsx'

interface DoseListProps extends Omit<DoseRowProps, 'dose'> {
  doses: readonly DoseLog[]
  today: CalendarDay
}

/** Doses grouped by day. */
export function DoseList({ doses, today, ...row }: DoseListProps) {
  return (
    <div className="@container flex flex-col gap-4 @xl:gap-0">
      {byDay(doses, row.timeZone).map(({ day, doses: ofDay }) => (
        <section
          key={day}
          className="@xl:grid @xl:grid-cols-[7rem_minmax(0,1fr)] @xl:gap-2 @xl:not-first:border-t @xl:not-first:border-line"
        >
          <h3 className="text-sm font-semibold text-soft @xl:pt-3">
            <time dateTime={day}>{dayLabel(day, today)}</time>
          </h3>
          <ul className="divide-y divide-line/60">
            {ofDay.map((dose) => (
              <DoseRow key={dose.id} dose={dose} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
