import { addDays, type CalendarDay, dayNumber, dayOf } from '@pepwell/domain/time/calendar'
import { useMemo } from 'react'
import { cx } from '../../lib/classes.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import type { MedicationLevel } from './medication-levels.api.ts'

type Taken = NonNullable<MedicationLevel['taken']>

/** Weeks from Sunday to Saturday, the current one last. */
const WEEKS = 9
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** January 4, 1970, was a Sunday. */
const SUNDAY = 3

const MINUTE_MS = 60_000

/** Logged doses are filled, planned ones outlined. */
const marks = {
  logged: 'bg-(--slot)',
  planned: 'border-2 border-(--slot)',
}

type Mark = keyof typeof marks

/** The doses of each day; a day with both a logged and a planned dose is logged. */
function marksOf(taken: Taken, timeZone: string): Map<CalendarDay, Mark> {
  const byDay = new Map<CalendarDay, Mark>()
  for (const { at, planned } of taken) {
    const day = dayOf(Date.parse(at), timeZone)
    if (!byDay.has(day)) byDay.set(day, planned ? 'planned' : 'logged')
  }
  return byDay
}

const Day = ({ mark }: { mark: Mark | undefined }) => (
  <td className="py-1">
    <span className="grid h-4 place-items-center">
      <span className={cx('rounded-full', mark ? cx('size-3.5', marks[mark]) : 'size-1.5 bg-line')} />
    </span>
    <span className="sr-only">{mark}</span>
  </td>
)

/** The doses of the last weeks as a calendar, for peptides without a curve. */
export default function DoseDays({ taken, timeZone }: { taken: Taken; timeZone: string }) {
  const now = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS
  const byDay = useMemo(() => marksOf(taken, timeZone), [taken, timeZone])
  const today = dayOf(now, timeZone)
  const sunday = addDays(today, -((dayNumber(today) - SUNDAY) % 7) - 7 * (WEEKS - 1))
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(sunday, 7 * week))
  return (
    <table className="mt-4 w-full max-w-md table-fixed text-xs text-soft">
      <caption className="mb-1 text-left text-base font-semibold text-ink">Your doses</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          {weeks.map((week) => (
            <th key={week} scope="col">
              Week of {formatMonthDay(week)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((name, day) => (
          <tr key={name}>
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            {weeks.map((week) => (
              <Day key={week} mark={byDay.get(addDays(week, day))} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td />
          <td colSpan={4}>{formatMonthDay(sunday)}</td>
          <td colSpan={5} className="text-right">
            {formatMonthDay(addDays(sunday, 7 * (WEEKS - 1)))}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
