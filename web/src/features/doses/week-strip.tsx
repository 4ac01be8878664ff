import type { DoseLog } from '@pepwell/contract/doses'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { cx } from '../../lib/classes.ts'
import { formatShortDay } from '../../lib/dates.ts'
import type { DayOfDoses } from './by-day.ts'

/** More dots than this are told as a number. */
const DOTS = 4

const doseCount = (count: number): string =>
  count === 0 ? 'no dose' : count === 1 ? '1 dose' : `${count} doses`

function Dots({ doses }: { doses: readonly DoseLog[] }) {
  if (doses.length > DOTS) {
    return <span className="text-sm font-bold text-accent-ink tabular-nums">{doses.length}</span>
  }
  return doses.map(({ id }) => <span key={id} className="size-2.5 rounded-full bg-accent" />)
}

function Day({ day, doses, isToday }: DayOfDoses & { isToday: boolean }) {
  const [weekday = '', date = ''] = formatShortDay(day).split(', ')
  return (
    <li className="min-w-0 flex-1 text-center">
      <span className="sr-only">
        {isToday ? 'Today' : `${weekday}, ${date}`}: {doseCount(doses.length)}
      </span>
      <div
        aria-hidden="true"
        className={cx(
          'mx-auto flex h-18 max-w-14 flex-col-reverse items-center gap-1 rounded-xl bg-sunken py-2.5',
          isToday && 'ring-2 ring-accent ring-inset',
        )}
      >
        <Dots doses={doses} />
      </div>
      <span aria-hidden="true" className={cx('mt-1.5 block text-sm', isToday ? 'font-bold' : 'text-soft')}>
        {weekday}
      </span>
    </li>
  )
}

/** The last days, a dot for every dose that was logged. */
export function WeekStrip({ week, today }: { week: readonly DayOfDoses[]; today: CalendarDay }) {
  return (
    <ol aria-label="Doses of the last days" className="flex gap-1.5 sm:gap-3">
      {week.map(({ day, doses }) => (
        <Day key={day} day={day} doses={doses} isToday={day === today} />
      ))}
    </ol>
  )
}
